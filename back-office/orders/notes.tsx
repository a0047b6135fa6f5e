import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { ShopDate } from '../../ui/date.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type OrderDetail, reloadOrders } from './queries.ts'

type NotesProps = { orderId: number; notes: OrderDetail['operatorNotes'] }

/** Notes among operators. Customers never see them. */
export function Notes({ orderId, notes }: NotesProps) {
  const texts = useOfficeTexts(ordersTexts).notes
  return (
    <section aria-labelledby="notes" className="panel grid gap-3">
      <h2 id="notes">{texts.title}</h2>
      <ul className="grid gap-3">
        {notes.map(({ at, operatorEmail, text }) => (
          <li key={`${at}${text}`}>
            <p className="whitespace-pre-line">{text}</p>
            <p className="text-label text-husk-700">
              {operatorEmail}, <ShopDate value={at} />
            </p>
          </li>
        ))}
      </ul>
      <ChangeForm
        label={texts.form}
        submit={texts.submit}
        resets
        send={async ({ text = '' }) => {
          const params = { orderId: String(orderId) }
          await api('POST /admin/orders/{orderId}/notes', { params, body: { text } })
          await reloadOrders()
        }}
      >
        <TextArea label={texts.field} name="text" rows={3} required maxLength={2000} />
      </ChangeForm>
    </section>
  )
}
