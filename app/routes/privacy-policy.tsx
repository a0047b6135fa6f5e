import { use } from 'react'
import { useShop } from '../../ui/shop-facts.ts'
import { LanguageContext } from '../../ui/texts.ts'
import { loadedByRoot, shopFor } from '../language/texts-for.ts'
import { legalHead } from '../legal/legal-head.ts'
import { LegalPage } from '../legal/legal-page.tsx'
import { legalTextsIn } from '../legal/legal-text.ts'
import type { Route } from './+types/privacy-policy.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const text = legalTextsIn(loadedByRoot(matches).language).privacyPolicy(shopFor(matches))
  return legalHead({ text, page: '/privacy-policy' }, matches)
}

export default function PrivacyPolicyPage() {
  return <LegalPage text={legalTextsIn(use(LanguageContext)).privacyPolicy(useShop())} />
}
