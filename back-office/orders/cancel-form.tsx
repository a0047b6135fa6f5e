import { amountText, cents } from '../../domain/money/money.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { formats as englishFormats } from '../../domain/texts/en/formats.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { PanelForm } from '../ui/panel-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type OrderDetail, reloadOrders } from './queries.ts'
import { isRefundWay, MoneyBackFields } from './refund-way.tsx'

/** The form that cancels an order. It is collapsed at first, because cancelling cannot be undone. */
export function CancelForm({ order }: { order: OrderDetail }) {
  const { orderId, version, keptAmount } = order
  const texts = useOfficeTexts(ordersTexts).cancellation
  const formats = useTexts(englishFormats)
  return (
    <PanelForm
      label={texts.title}
      submit={texts.submit}
      danger
      question={{
        text: ({ refund }) =>
          texts.confirm(
            orderId,
            isRefundWay(refund)
              ? { way: refund, amount: amountText(cents(keptAmount), formats) }
              : undefined,
          ),
        cancel: texts.keep,
      }}
      send={async ({ reason = '', refund }) => {
        await api('POST /admin/orders/{orderId}/cancellation', {
          params: { orderId: String(orderId) },
          body: { version, reason, refund: isRefundWay(refund) ? refund : undefined },
        })
        toast.success(texts.done(orderId))
        await reloadOrders()
      }}
    >
      <MoneyBackFields order={order} amount={keptAmount} texts={texts} />
    </PanelForm>
  )
}
