import { amountText, cents, rupees } from '../../domain/money/money.ts'
import { linesOfMissing } from '../../domain/orders/plan-credit.ts'
import { orderMoneyTexts } from '../../domain/texts/en/back-office/order-money.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { formats as englishFormats } from '../../domain/texts/en/formats.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { May } from '../session/operator.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { creditOf, goodsOf } from './credit-of.ts'
import { type OrderDetail, reloadOrders } from './queries.ts'
import { isRefundWay, MoneyBackFields, RefundWay } from './refund-way.tsx'

/** The urgent problems of an order, and how to solve them. */
export function OrderConcerns({ order }: { order: OrderDetail }) {
  const { chargedBack } = useOfficeTexts(ordersTexts)
  const { concerns } = order
  return (
    <>
      {concerns.includes('SHORT') && <Shortage order={order} />}
      {concerns.includes('PAID_TOO_MUCH') && <Surplus order={order} />}
      {concerns.includes('CHARGED_BACK') && (
        <section className="panel">
          <h2>{chargedBack.title}</h2>
          <p className="mt-1">{chargedBack.text}</p>
        </section>
      )}
    </>
  )
}

function Shortage({ order }: { order: OrderDetail }) {
  const texts = useOfficeTexts(ordersTexts).shortage
  const { orderId, version, shortages } = order
  const isThere = shortages.every(({ quantity, inStock }) => inStock >= quantity)
  return (
    <section aria-labelledby="shortage" className="panel grid gap-3">
      <h2 id="shortage">{texts.title}</h2>
      <p>{texts.text}</p>
      <ul className="ml-5 list-disc">
        {shortages.map(({ productId, name, quantity, inStock }) => (
          <li key={productId}>{texts.missing(quantity, name, inStock)}</li>
        ))}
      </ul>
      {isThere ? (
        <May right="orders.complete">
          <ChangeForm
            label={texts.supply}
            submit={texts.submit}
            send={async () => {
              const params = { orderId: String(orderId) }
              await api('POST /admin/orders/{orderId}/supply', { params, body: { version } })
              toast.success(texts.supplied)
              await reloadOrders()
            }}
          />
        </May>
      ) : (
        <p>{texts.stillMissing}</p>
      )}
      <May right="refunds.give">
        <LeaveOut order={order} />
      </May>
    </section>
  )
}

/** Ships the rest: what is missing is credited. */
function LeaveOut({ order }: { order: OrderDetail }) {
  const texts = useOfficeTexts(ordersTexts).shortage
  const { credit } = useOfficeTexts(orderMoneyTexts)
  const { orderId, version } = order
  const missing = new Map(
    order.shortages.map(({ productId, quantity }) => [productId, quantity] as const),
  )
  const goods = goodsOf(order)
  const amount = rupees(creditOf(order, linesOfMissing(goods, missing)))
  return (
    <details>
      <summary className="font-semibold">{texts.leaveOut}</summary>
      <ChangeForm
        label={texts.leaveOut}
        submit={texts.leaveOutSubmit}
        className="mt-4 grid gap-4"
        send={async ({ reason = '', refund }) => {
          await api('POST /admin/orders/{orderId}/left-out', {
            params: { orderId: String(orderId) },
            body: { version, reason, refund: isRefundWay(refund) ? refund : undefined },
          })
          toast.success(texts.leftOut)
          await reloadOrders()
        }}
      >
        <MoneyBackFields order={order} amount={amount} texts={credit} />
      </ChangeForm>
    </details>
  )
}

function Surplus({ order }: { order: OrderDetail }) {
  const texts = useOfficeTexts(orderMoneyTexts).surplus
  const formats = useTexts(englishFormats)
  const { orderId, surplusAmount, canRefundAtGateway } = order
  return (
    <section aria-labelledby="surplus" className="panel grid gap-3">
      <h2 id="surplus">{texts.title}</h2>
      <p>{order.paymentStatus === 'CANCELLED' ? texts.afterCancellation : texts.paidTwice}</p>
      <May right="refunds.give">
        <ChangeForm
          label={texts.form}
          submit={texts.submit}
          question={{
            text: ({ refund }) =>
              texts.confirm(
                isRefundWay(refund) ? refund : 'BY_HAND',
                amountText(cents(surplusAmount), formats),
              ),
          }}
          send={async ({ refund }) => {
            if (!isRefundWay(refund)) return
            const params = { orderId: String(orderId) }
            await api('POST /admin/orders/{orderId}/refunds', { params, body: { refund } })
            toast.success(texts.requested)
            await reloadOrders()
          }}
        >
          <RefundWay amount={surplusAmount} canRefundAtGateway={canRefundAtGateway} />
        </ChangeForm>
      </May>
    </section>
  )
}
