import type { Language } from '../domain/texts/texts.ts'

// In which language the server speaks. Nobody has one of their own yet: who gives customers one replaces these.

/** Of what the API tells people: refusals, and what was done. */
export const languageOfAnswers: Language = 'en'

export const languageOfMails: Language = 'en'

/** Of pages outside the storefront: payment, unsubscribing, the sandbox gateway. */
export const languageOfPages: Language = 'en'
