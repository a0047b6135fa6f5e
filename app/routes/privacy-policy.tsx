import { href } from 'react-router'
import { shop } from '../../domain/shop.ts'
import { PrivacyPolicy } from '../legal/privacy-policy.tsx'
import { privacyQuestions } from '../legal/privacy-questions.ts'
import { pageHead } from '../shell/page-head.ts'
import { breadcrumbs } from '../shell/structured-data/breadcrumbs.ts'
import { questions } from '../shell/structured-data/questions.ts'
import type { Route } from './+types/privacy-policy.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'Privacy Policy',
      description: `What ${shop.name} knows about its customers, what it does with it, who gets to see it, and your rights under Sri Lanka’s data protection law.`,
      keywords: ['privacy policy', 'data protection', 'Sri Lanka', 'refund policy'],
      page: '/privacy-policy',
      structuredData: (address) => [
        breadcrumbs(
          [
            { name: 'Home', path: href('/') },
            { name: 'Privacy Policy', path: href('/privacy-policy') },
          ],
          address,
        ),
        questions(privacyQuestions),
      ],
    },
    matches,
  )
}

export default function PrivacyPolicyPage() {
  return <PrivacyPolicy />
}
