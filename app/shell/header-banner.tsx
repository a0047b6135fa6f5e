import { href, useLocation } from 'react-router'
import { storefrontTexts } from '../../domain/texts/en/shell.ts'

/** The shop's call under the top bar; the home page sets it as its own headline instead. */
export function HeaderBanner() {
  const { pathname } = useLocation()
  if (pathname === href('/')) return null
  return (
    <section aria-label="Banner" className="header-banner">
      <p className="stencil">{storefrontTexts.banner}</p>
    </section>
  )
}
