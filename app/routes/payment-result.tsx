import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'
import { shopFor, textsFor } from '../language/texts-for.ts'
import { PaymentResultPage } from '../payment-result/payment-result-page.tsx'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/payment-result.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      ...textsFor(matches, paymentResultTexts).head(shopFor(matches).name),
      page: '/payment-result',
    },
    matches,
  )
}

export default function PaymentResultRoute() {
  return <PaymentResultPage />
}
