import { booksTexts } from '../../domain/texts/en/back-office/books.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { PanelForm } from '../ui/panel-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type OrderDetail, reloadOrders } from './queries.ts'

/** Whether an order can get a tax invoice: it is not cancelled, its own invoice shows VAT, and it has none yet. */
export function canHaveTaxInvoice({ invoice, documents, paymentStatus }: OrderDetail): boolean {
  if (paymentStatus === 'CANCELLED' || !invoice?.vat) return false
  return documents.every(({ kind }) => kind !== 'TAX_INVOICE')
}

/** The form for the buyer of a tax invoice, who is a business and usually not the customer's name. */
export function TaxInvoiceForm({ order: { orderId, billedTo } }: { order: OrderDetail }) {
  const texts = useOfficeTexts(booksTexts).taxInvoice
  return (
    <PanelForm
      label={texts.title}
      submit={texts.submit}
      send={async ({ name = '', address = '', phone = '', vatNumber = '' }) => {
        const params = { orderId: String(orderId) }
        const body = { name, address, phone, vatNumber }
        const issued = await api('POST /admin/orders/{orderId}/tax-invoice', { params, body })
        toast.success(texts.issued(issued.body.number))
        await reloadOrders()
      }}
    >
      <p>{texts.text}</p>
      <TextField label={texts.name} name="name" required maxLength={200} />
      <TextField label={texts.address} name="address" required maxLength={300} />
      <TextField
        label={texts.phone}
        name="phone"
        defaultValue={billedTo?.telephone}
        required
        maxLength={40}
      />
      <TextField label={texts.vatNumber} name="vatNumber" required maxLength={40} />
    </PanelForm>
  )
}
