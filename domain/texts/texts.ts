import type * as officeEnglish from './en/back-office/index.ts'
import type * as english from './en/index.ts'
import type { languages } from './languages.ts'

/** The texts of the shop by area: every language must have all of them. */
export type Texts = typeof english

/** What the back office says: apart, so that a language of the shop is whole without it. */
export type OfficeTexts = typeof officeEnglish

export type Language = keyof typeof languages
