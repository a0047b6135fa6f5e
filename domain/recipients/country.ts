import { shop } from '../shop.ts'
import type { Language } from '../texts/texts.ts'

/** An address's country as pages show it: the shop's own in the page's language, others as they were typed. */
export function shownCountry(country: string, language: Language): string {
  return country === shop.defaultCountry ? shop.countryIn[language] : country
}

/** The country as it is stored: the shop's own in English, in any language that it was shown or typed in. */
export function storedCountry(typed: string): string {
  const isOwn = Object.values<string>(shop.countryIn).includes(typed.normalize('NFC'))
  return isOwn || typed === '' ? shop.defaultCountry : typed
}
