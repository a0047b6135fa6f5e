import { orderMoneyTexts } from '../../domain/texts/en/back-office/order-money.ts'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { OrderDetail } from './queries.ts'

type Way = 'GATEWAY' | 'BY_HAND'

export function isRefundWay(value: string | undefined): value is Way {
  return value === 'GATEWAY' || value === 'BY_HAND'
}

type RefundOfOrderProps = {
  order: Pick<OrderDetail, 'keptAmount' | 'canRefundAtGateway' | 'canRefundPartAtGateway'>
  /** What goes back, in rupees. */
  amount: number
}

type MoneyBackFieldsProps = RefundOfOrderProps & { texts: { reason: string; hint: string } }

/** Asks for the reason, which the customer reads, and for the way of the money if the shop has any. */
export function MoneyBackFields({ order, amount, texts }: MoneyBackFieldsProps) {
  return (
    <>
      <TextArea
        label={texts.reason}
        hint={texts.hint}
        name="reason"
        required
        minLength={3}
        maxLength={500}
      />
      <RefundOfOrder order={order} amount={amount} />
    </>
  )
}

/** Asks how a part of what the shop has of an order is refunded, or all of it; nothing if it has none. */
export function RefundOfOrder({ order, amount }: RefundOfOrderProps) {
  const { keptAmount } = order
  if (keptAmount === 0) return null
  const isWhole = amount === keptAmount
  const canRefundAtGateway = isWhole ? order.canRefundAtGateway : order.canRefundPartAtGateway
  return <RefundWay amount={amount} canRefundAtGateway={canRefundAtGateway} />
}

type RefundWayProps = { amount: number; canRefundAtGateway: boolean }

/** Asks how an amount is refunded. */
export function RefundWay({ amount, canRefundAtGateway }: RefundWayProps) {
  const texts = useOfficeTexts(orderMoneyTexts).refundWays
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">
        <Sentence parts={texts.title(<Money rupees={amount} precise />)} />
      </legend>
      {canRefundAtGateway && (
        <label className="flex min-h-11 items-center gap-2.5">
          <input type="radio" name="refund" value="GATEWAY" required className="size-5" />
          {texts.GATEWAY}
        </label>
      )}
      <label className="flex min-h-11 items-center gap-2.5">
        <input type="radio" name="refund" value="BY_HAND" required className="size-5" />
        {texts.BY_HAND}
      </label>
    </fieldset>
  )
}
