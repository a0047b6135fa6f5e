import type { PlainPath } from '../../contract/pages.ts'
import type { LegalPage } from '../../domain/legal/versions.ts'

export const pathOfLegal = {
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
} as const satisfies Record<LegalPage, PlainPath>
