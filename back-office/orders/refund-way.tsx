import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

type Way = 'GATEWAY' | 'BY_HAND'

export function isRefundWay(value: string | undefined): value is Way {
  return value === 'GATEWAY' || value === 'BY_HAND'
}

type RefundWayProps = { amount: number; canRefundAtGateway: boolean }

/** Asks how an amount is refunded. */
export function RefundWay({ amount, canRefundAtGateway }: RefundWayProps) {
  const texts = useOfficeTexts(ordersTexts).refundWays
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
