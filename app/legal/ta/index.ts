import type { LegalTexts } from '../legal-text.ts'
import { privacyPolicy } from './privacy-policy.tsx'
import { termsConditions } from './terms-conditions.tsx'

export const ta: LegalTexts = { privacy: privacyPolicy, terms: termsConditions }
