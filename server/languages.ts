import type { Language } from '../domain/texts/texts.ts'

// The languages of what the server writes. Customers cannot choose one yet; their choice will replace these constants.

/** The language of the API's messages to people: refusals, and what was done. */
export const languageOfAnswers: Language = 'en'

export const languageOfMails: Language = 'en'

/** The language of pages outside the storefront: payment, unsubscribing, the sandbox gateway. */
export const languageOfPages: Language = 'en'
