import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { type OrderDetail, reloadOrders } from './queries.ts'
import { isRefundWay, RefundWay } from './refund-way.tsx'

/** What cannot wait about an order, and the way out of it. */
export function OrderConcerns({ order }: { order: OrderDetail }) {
  const { concerns } = order
  return (
    <>
      {concerns.includes('SHORT') && <Shortage order={order} />}
      {concerns.includes('PAID_TOO_MUCH') && <Surplus order={order} />}
      {concerns.includes('CHARGED_BACK') && (
        <section className="panel">
          <h2>Charged back</h2>
          <p className="mt-1">
            The customer’s bank has taken the payment back. Ask the gateway before this order leaves
            the store, or cancel it.
          </p>
        </section>
      )}
    </>
  )
}

function Shortage({ order }: { order: OrderDetail }) {
  const { orderId, version, shortages } = order
  const isThere = shortages.every(({ quantity, inStock }) => inStock >= quantity)
  return (
    <section aria-labelledby="shortage" className="panel grid gap-3">
      <h2 id="shortage">Paid, but short</h2>
      <p>The payment came when these were no longer on the shelves:</p>
      <ul className="ml-5 list-disc">
        {shortages.map(({ productId, name, quantity, inStock }) => (
          <li key={productId}>
            {quantity} × {name} missing, {inStock} on the shelves now
          </li>
        ))}
      </ul>
      {isThere ? (
        <ChangeForm
          label="Supply what is missing"
          submit="Take them off the shelves for this order"
          send={async () => {
            const params = { orderId: String(orderId) }
            await api('POST /admin/orders/{orderId}/supply', { params, body: { version } })
            toast.success('Nothing is missing any more')
            await reloadOrders()
          }}
        />
      ) : (
        <p>Get them in, or cancel the order and refund it.</p>
      )}
    </section>
  )
}

function Surplus({ order }: { order: OrderDetail }) {
  const { orderId, surplusAmount, canRefundAtGateway } = order
  return (
    <section aria-labelledby="surplus" className="panel grid gap-3">
      <h2 id="surplus">Paid too much</h2>
      <p>
        {order.paymentStatus === 'CANCELLED'
          ? 'The payment came after the order was cancelled.'
          : 'The customer has paid more than once.'}
      </p>
      <ChangeForm
        label="Refund the surplus"
        submit="Refund"
        send={async ({ refund }) => {
          if (!isRefundWay(refund)) return
          const params = { orderId: String(orderId) }
          await api('POST /admin/orders/{orderId}/refunds', { params, body: { refund } })
          toast.success('Refund requested')
          await reloadOrders()
        }}
      >
        <RefundWay amount={surplusAmount} canRefundAtGateway={canRefundAtGateway} />
      </ChangeForm>
    </section>
  )
}
