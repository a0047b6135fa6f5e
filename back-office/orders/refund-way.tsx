import { Money } from '../../ui/money.tsx'

type Way = 'GATEWAY' | 'BY_HAND'

export function isRefundWay(value: string | undefined): value is Way {
  return value === 'GATEWAY' || value === 'BY_HAND'
}

type RefundWayProps = { amount: number; canRefundAtGateway: boolean }

/** How money goes back. */
export function RefundWay({ amount, canRefundAtGateway }: RefundWayProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">
        Refund <Money rupees={amount} precise />
      </legend>
      {canRefundAtGateway && (
        <label className="flex min-h-11 items-center gap-2.5">
          <input type="radio" name="refund" value="GATEWAY" required className="size-5" />
          Through the gateway, now
        </label>
      )}
      <label className="flex min-h-11 items-center gap-2.5">
        <input type="radio" name="refund" value="BY_HAND" required className="size-5" />
        By hand, and written down here when it is done
      </label>
    </fieldset>
  )
}
