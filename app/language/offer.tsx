import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { matchPath, useLocation } from 'react-router'
import { pages } from '../../contract/pages.ts'
import { languageOffers } from '../../domain/texts/language-offers.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { preferredLanguage, rememberLanguage } from './chosen-language.ts'
import { useSwitch } from './use-switch.ts'

/** Offers the page in the language that the visitor has chosen before, or that the browser prefers. It comes once, and never inside an order. */
export function Offer() {
  const [isDeclined, setDeclined] = useState(false)
  const { pathname } = useLocation()
  const linkTo = useSwitch()
  const preferred = preferredLanguage()
  const offer = languageOffers.find(({ language }) => language === preferred)
  if (!offer || isDeclined || !isPublic(pathname)) return null
  const { language, read, close } = offer
  const decline = () => {
    rememberLanguage('en')
    setDeclined(true)
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <aside lang={language} aria-label={read} className="language-offer">
      <a {...linkTo(language)} className="text-link">
        {read}
      </a>
      <IconButton
        variant="plain"
        label={close}
        icon={<X size={20} aria-hidden />}
        onClick={decline}
      />
    </aside>
  )
}

function isPublic(pathname: string): boolean {
  return pages.some(
    ({ path, audience, isIndexed }) =>
      audience === 'everyone' && isIndexed && matchPath(path, pathname),
  )
}
