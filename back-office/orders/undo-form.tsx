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
  const { orderId, version, collectAt, completionMailAt } = order
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
      <p>{collectAt ? texts.collected : <MailNews completionMailAt={completionMailAt} />}</p>
      <TextArea label={texts.reason} name="reason" required minLength={3} maxLength={500} />
    </PanelForm>
  )
}

/** Whether the customer was mailed that it is on its way. */
function MailNews({ completionMailAt }: Pick<OrderDetail, 'completionMailAt'>) {
  const texts = useOfficeTexts(ordersTexts).undo
  if (!completionMailAt) return texts.mailGone
  return <Sentence parts={texts.mailWaits(<ShopDate value={completionMailAt} />)} />
}
