import { privacyPolicy as en } from './en/privacy-policy.tsx'
import type { LegalTexts } from './legal-text.ts'
import { privacyPolicy as si } from './si/privacy-policy.tsx'
import { privacyPolicy as ta } from './ta/privacy-policy.tsx'

/** The privacy policy that the shop was built with, in each language. */
export const privacyTexts: LegalTexts = { en, si, ta }
