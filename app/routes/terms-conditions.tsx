import { href } from 'react-router'
import { shop } from '../../domain/shop.ts'
import { TermsConditions } from '../legal/terms-conditions.tsx'
import { termsQuestions } from '../legal/terms-questions.ts'
import { pageHead } from '../shell/page-head.ts'
import { breadcrumbs } from '../shell/structured-data/breadcrumbs.ts'
import { questions } from '../shell/structured-data/questions.ts'
import type { Route } from './+types/terms-conditions.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'Terms & Conditions',
      description: `The terms of ${shop.name}: ordering, payment, prices, delivery, cancelling, and what happens when something is damaged or wrong.`,
      keywords: ['terms and conditions', 'payment', 'delivery', 'Colombo', 'cancellation'],
      page: '/terms-conditions',
      structuredData: (address) => [
        breadcrumbs(
          [
            { name: 'Home', path: href('/') },
            { name: 'Terms & Conditions', path: href('/terms-conditions') },
          ],
          address,
        ),
        questions(termsQuestions),
      ],
    },
    matches,
  )
}

export default function TermsConditionsPage() {
  return <TermsConditions />
}
