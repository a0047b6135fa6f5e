import { repaymentTexts } from '../../domain/texts/en/orders.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { CustomerOrder } from './order-of.ts'
import type { RePayment } from './use-re-payment.ts'

type PayNowButtonProps = {
  order: CustomerOrder
  rePayment: RePayment
  /** The id of the element that names the order. */
  describedBy: string
  size?: 'regular' | 'small'
}

/** For an unpaid order. While one order is being paid, the buttons of the others are disabled. */
export function PayNowButton({ order, rePayment, describedBy, size }: PayNowButtonProps) {
  const texts = useTexts(repaymentTexts)
  const { pay, payingOrderId } = rePayment
  const isPaying = payingOrderId === order.orderId
  return (
    <Button
      variant="turmeric"
      size={size}
      busy={isPaying}
      disabled={payingOrderId !== undefined && !isPaying}
      aria-describedby={describedBy}
      onClick={() => pay(order)}
    >
      {isPaying ? texts.paying : texts.pay}
    </Button>
  )
}
