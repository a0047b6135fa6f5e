import { InvoiceWithNotes } from '../../app/orders/invoice.tsx'
import { hasInvoice } from '../../domain/orders/invoice.ts'
import { orderSheetTexts } from '../../domain/texts/en/back-office/orders.ts'
import { LanguageContext } from '../../ui/texts.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { languageOf, type OrderDocument } from './queries.ts'

/** The customer's own invoice of each order, and its credit notes, one per page and in their language. */
export function Invoices({ orders }: { orders: readonly OrderDocument[] }) {
  const texts = useOfficeTexts(orderSheetTexts)
  return orders.map((order) =>
    hasInvoice(order) ? (
      <LanguageContext key={order.orderId} value={languageOf(order)}>
        <div lang={languageOf(order)} className="sheet">
          <InvoiceWithNotes order={order} />
        </div>
      </LanguageContext>
    ) : (
      <p key={order.orderId} className="print:hidden my-4">
        {texts.noInvoice(order.orderId)}
      </p>
    ),
  )
}
