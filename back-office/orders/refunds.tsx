import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { type OrderDetail, reloadOrders } from './queries.ts'

type Refund = OrderDetail['refunds'][number]

/** What goes back to the customer, and what of it is still to be done by hand. */
export function Refunds({ refunds }: Pick<OrderDetail, 'refunds'>) {
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds" className="panel grid gap-4">
      <h2 id="refunds">Refunds</h2>
      {refunds.map((refund) => (
        <div key={refund.id} className="grid gap-2">
          <p>
            <Money rupees={refund.amount} precise /> of payment {refund.paymentId},{' '}
            {refund.way === 'GATEWAY' ? 'through the gateway' : 'by hand'}, asked for on{' '}
            <ShopDate value={refund.requestedAt} />
          </p>
          <RefundState refund={refund} />
        </div>
      ))}
    </section>
  )
}

function RefundState({ refund }: { refund: Refund }) {
  const { settledAt, reference, failure, way } = refund
  if (settledAt) {
    return (
      <p>
        Done on <ShopDate value={settledAt} />: {reference}
      </p>
    )
  }
  if (way === 'GATEWAY' && !failure) return <p>The gateway is being told.</p>
  return (
    <>
      {failure && <p>The gateway did not do it: {failure}</p>}
      <ChangeForm
        label="Refunded by hand"
        submit="It is refunded"
        send={async ({ reference: number = '' }) => {
          const params = { refundId: String(refund.id) }
          const body = { reference: number }
          await api('POST /admin/refunds/{refundId}/settlement', { params, body })
          toast.success('Written down')
          await reloadOrders()
        }}
      >
        <TextField
          label="Number of the refund"
          hint="Refund it in the gateway’s portal or at the bank, then write its number down here."
          name="reference"
          required
          maxLength={100}
        />
      </ChangeForm>
    </>
  )
}
