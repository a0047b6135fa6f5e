import { href } from 'react-router'
import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
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
  const texts = useTexts(paymentResultTexts)
  if (kind === 'paid') {
    return (
      <>
        <ButtonLink wide to={href('/orders')} state={fromPaymentResult}>
          {texts.viewOrders}
        </ButtonLink>
        <ButtonLink wide variant="outline" to={href('/packages')}>
          {texts.continueShopping}
        </ButtonLink>
      </>
    )
  }
  if (isAutoCheckDue) {
    return <p className="text-center font-semibold">{texts.autoCheck}</p>
  }
  // The state of a cancelled order that was paid is known: its money goes back.
  const isKnown = kind === 'cancelled'
  const checkAgain = (
    <Button wide variant={isKnown ? 'outline' : 'primary'} busy={isChecking} onClick={onCheck}>
      {isChecking ? texts.checking : texts.check}
    </Button>
  )
  return (
    <>
      {!isKnown && checkAgain}
      <ButtonLink wide variant={isKnown ? 'primary' : 'outline'} to={href('/checkout')}>
        {texts.orderAgain}
      </ButtonLink>
      <ButtonLink wide variant="outline" to={href('/orders')}>
        {texts.viewOrders}
      </ButtonLink>
      {isKnown && checkAgain}
    </>
  )
}
