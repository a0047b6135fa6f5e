import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { PanelForm } from '../ui/panel-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type OrderDetail, reloadOrders } from './queries.ts'

/** The form that takes back a completion by mistake. It says whether the customer knows of it already. */
export function UndoForm({ order }: { order: OrderDetail }) {
  const { orderId, version, completionMailAt } = order
  const texts = useOfficeTexts(ordersTexts).undo
  return (
    <PanelForm
      label={texts.title}
      submit={texts.submit}
      send={async ({ reason = '' }) => {
        const params = { orderId: String(orderId) }
        const body = { version, reason }
        await api('POST /admin/orders/{orderId}/completion-undo', { params, body })
        toast.success(texts.done(orderId))
        await reloadOrders()
      }}
    >
      <p>
        {completionMailAt ? (
          <Sentence parts={texts.mailWaits(<ShopDate value={completionMailAt} />)} />
        ) : (
          texts.mailGone
        )}
      </p>
      <TextArea label={texts.reason} name="reason" required minLength={3} maxLength={500} />
    </PanelForm>
  )
}
