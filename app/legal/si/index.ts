import type { LegalTexts } from '../legal-text.ts'
import { privacyPolicy } from './privacy-policy.tsx'
import { termsConditions } from './terms-conditions.tsx'

export const si: LegalTexts = { privacy: privacyPolicy, terms: termsConditions }
