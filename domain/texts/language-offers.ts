import type { Language } from './texts.ts'

type LanguageOffer = {
  language: Language
  /** Offers an English page in this language. */
  read: string
  close: string
}

/** What visitors of English pages read who prefer another language: English pages load no texts of others. */
export const languageOffers: LanguageOffer[] = [
  { language: 'si', read: 'මේ පිටුව සිංහලෙන් කියවන්න', close: 'වසන්න' },
  { language: 'ta', read: 'இந்தப் பக்கத்தைத் தமிழில் வாசிக்கவும்', close: 'மூடுக' },
]
