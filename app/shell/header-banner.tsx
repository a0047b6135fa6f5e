import { href, useLocation } from 'react-router'
import { messages } from '../../domain/messages.ts'

/** The shop's call under the top bar; the home page sets it as its own headline instead. */
export function HeaderBanner() {
  const { pathname } = useLocation()
  if (pathname === href('/')) return null
  return (
    <section aria-label="Banner" className="header-banner">
      <p className="stencil">{messages.storefront.banner}</p>
    </section>
  )
}
