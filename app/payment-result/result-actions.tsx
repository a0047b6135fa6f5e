import { href } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { fromPaymentResult } from '../orders/use-orders.ts'
import type { PaymentBanner } from './payment-banner.ts'

type ResultActionsProps = {
  kind: PaymentBanner['kind']
  /** The single automatic check is still to come or under way. */
  isAutoCheckDue: boolean
  isChecking: boolean
  onCheck: () => void
}

/** What the customer can do next. */
export function ResultActions(props: ResultActionsProps) {
  const { kind, isAutoCheckDue, isChecking, onCheck } = props
  if (kind === 'paid') {
    return (
      <>
        <ButtonLink wide to={href('/orders')} state={fromPaymentResult}>
          View Orders
        </ButtonLink>
        <ButtonLink wide variant="outline" to={href('/packages')}>
          Continue Shopping
        </ButtonLink>
      </>
    )
  }
  if (isAutoCheckDue) {
    return <p className="text-center font-semibold">Checking payment status automatically...</p>
  }
  return (
    <>
      <Button wide busy={isChecking} onClick={onCheck}>
        {isChecking ? 'Checking...' : 'Check Payment Status Again'}
      </Button>
      <ButtonLink wide variant="outline" to={href('/checkout')}>
        Try Order Again
      </ButtonLink>
      <ButtonLink wide variant="outline" to={href('/orders')}>
        View Orders
      </ButtonLink>
    </>
  )
}
