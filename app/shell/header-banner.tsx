import { href, useLocation } from 'react-router'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { OwnText } from '../../ui/own-text.tsx'
import { useTexts } from '../../ui/texts.ts'

/** The shop's slogan under the top bar; on the home page it is the headline instead. */
export function HeaderBanner() {
  const texts = useTexts(shellTexts)
  const { pathname } = useLocation()
  if (pathname === href('/')) return null
  return (
    <section aria-label={texts.bannerLabel} className="header-banner">
      <p className="stencil">
        <OwnText name="slogan">{texts.banner}</OwnText>
      </p>
    </section>
  )
}
