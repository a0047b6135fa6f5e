import type * as english from './en/index.ts'
import type { languages } from './languages.ts'

/** Everything that the shop says, area by area, as each language has to say it. */
export type Texts = typeof english

export type Language = keyof typeof languages
