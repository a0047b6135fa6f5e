import { type ComponentType, use, useEffect, useState } from 'react'
import { LanguageContext } from '../../ui/texts.ts'
import { preferredLanguage } from './chosen-language.ts'

/** On English pages, the offer to read them in the visitor's language. Its script is loaded for those who get it. */
export function LanguageOffer() {
  const current = use(LanguageContext)
  const [loaded, setLoaded] = useState<{ Offer: ComponentType }>()
  useEffect(() => {
    const preferred = preferredLanguage() ?? 'en'
    if (current !== 'en' || preferred === 'en') return
    import('./offer.tsx').then(setLoaded, () => {
      // The connection failed; the switch is always there.
    })
  }, [current])
  return loaded && <loaded.Offer />
}
