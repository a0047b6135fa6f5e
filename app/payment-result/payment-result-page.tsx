import { useState } from 'react'
import { orderNews } from '../../domain/orders/news.ts'
import { shownStatus } from '../../domain/orders/status.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { moneyBackTexts, orderTexts } from '../../domain/texts/en/orders.ts'
import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'
import { useTexts } from '../../ui/texts.ts'
import { CustomerOnly } from '../shell/guards.tsx'
import { useSession } from '../shell/session.tsx'
import { ResultError, ResultUnknown } from './no-result.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OrderedLines } from './ordered-lines.tsx'
import { paymentBanner } from './payment-banner.ts'
import { paymentErrorText } from './payment-error.ts'
import { ResultActions } from './result-actions.tsx'
import { ResultBanner } from './result-banner.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { usePaymentResult } from './use-payment-result.ts'

/** For customers. One who signs out elsewhere while the page is open sees a message. */
export function PaymentResultPage() {
  const { noUser } = useTexts(paymentResultTexts)
  const { status, user } = useSession()
  const [hadUser, setHadUser] = useState(false)
  if (user && !hadUser) setHadUser(true)

  if (hadUser && status === 'guest') return <ResultError text={noUser} />
  return <CustomerOnly>{user && <LatestPayment userId={user.id} />}</CustomerOnly>
}

/** The result of the customer's latest payment. */
function LatestPayment({ userId }: { userId: number }) {
  const texts = useTexts(paymentResultTexts)
  const orders = useTexts(orderTexts)
  const money = useTexts(moneyBackTexts)
  const spelling = useTexts(formats)
  const { isLoading, error, order, isChecking, wasRechecked, check } = usePaymentResult(userId)
  if (isLoading) return <ResultSkeleton />
  if (error) return <ResultError text={paymentErrorText(error, texts)} />
  if (!order) return <ResultUnknown />

  const shown = {
    status: shownStatus(order),
    isPaid: Boolean(order.paidAt),
    news: orderNews(order, { orderTexts: orders, moneyBackTexts: money, formats: spelling }),
  }
  const banner = paymentBanner(shown, { isChecking, wasRechecked }, texts)
  return (
    <>
      <ResultBanner banner={banner} />
      <div className="page-width grid items-start gap-(--space-gutter) pt-8 lg:grid-cols-[1fr_340px] xl:grid-cols-[1fr_392px] xl:gap-8">
        <OrderedLines order={order} />
        <div className="lg:sticky lg:top-24">
          <OrderSummary order={order}>
            <ResultActions
              kind={banner.kind}
              isAutoCheckDue={banner.kind === 'processing' && !wasRechecked}
              isChecking={isChecking}
              onCheck={check}
            />
          </OrderSummary>
        </div>
      </div>
    </>
  )
}
