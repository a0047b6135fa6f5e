import { termsConditions as en } from './en/terms-conditions.tsx'
import type { LegalTexts } from './legal-text.ts'
import { termsConditions as si } from './si/terms-conditions.tsx'
import { termsConditions as ta } from './ta/terms-conditions.tsx'

/** The terms that the shop was built with, in each language. */
export const termsTexts: LegalTexts = { en, si, ta }
