import { TextArea } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { type OrderDetail, reloadOrders } from './queries.ts'
import { isRefundWay, RefundWay } from './refund-way.tsx'

/** Cancelling, folded away: it cannot be undone. */
export function CancelForm({ order }: { order: OrderDetail }) {
  const { orderId, version, keptAmount, canRefundAtGateway } = order
  return (
    <details className="panel">
      <summary className="font-semibold">Cancel this order</summary>
      <ChangeForm
        label="Cancel this order"
        submit="Cancel the order"
        danger
        className="mt-4 grid gap-4"
        send={async ({ reason = '', refund }) => {
          await api('POST /admin/orders/{orderId}/cancellation', {
            params: { orderId: String(orderId) },
            body: { version, reason, refund: isRefundWay(refund) ? refund : undefined },
          })
          toast.success(`Order ${orderId} cancelled`)
          await reloadOrders()
        }}
      >
        <TextArea
          label="Why"
          hint="The customer gets it by mail, word for word. The goods go back to the shelves."
          name="reason"
          required
          minLength={3}
          maxLength={500}
        />
        {keptAmount > 0 && (
          <RefundWay amount={keptAmount} canRefundAtGateway={canRefundAtGateway} />
        )}
      </ChangeForm>
    </details>
  )
}
