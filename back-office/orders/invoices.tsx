import { Invoice } from '../../app/orders/invoice.tsx'
import { isPaidFor } from '../../domain/orders/status.ts'
import { orderSheetTexts } from '../../domain/texts/en/back-office/orders.ts'
import { LanguageContext } from '../../ui/texts.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { languageOf, type OrderDocument } from './queries.ts'

/** The customer's own invoice of each order, one per page and in their language. Unpaid orders have none. */
export function Invoices({ orders }: { orders: readonly OrderDocument[] }) {
  const texts = useOfficeTexts(orderSheetTexts)
  return orders.map((order) =>
    isPaidFor(order) ? (
      <LanguageContext key={order.orderId} value={languageOf(order)}>
        <div lang={languageOf(order)} className="sheet">
          <Invoice order={order} />
        </div>
      </LanguageContext>
    ) : (
      <p key={order.orderId} className="print:hidden my-4">
        {texts.noInvoice(order.orderId)}
      </p>
    ),
  )
}
