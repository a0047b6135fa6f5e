import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { Link } from 'react-router'
import { hasInvoice } from '../../domain/orders/invoice.ts'
import { invoiceTexts, orderTexts } from '../../domain/texts/en/orders.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { InvoiceWithNotes } from './invoice.tsx'
import type { CustomerOrder } from './order-of.ts'
import { ordersAddress } from './orders-address.ts'
import { OrdersFailure } from './orders-failure.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { useOrders } from './use-orders.ts'

/** The invoice of one of the customer's own orders, to be read and printed. */
export function InvoicePage({ orderId }: { orderId: string }) {
  const texts = useTexts(invoiceTexts)
  const { back } = useTexts(orderTexts)
  const { orders, isError, isFetching, refresh } = useOrders()
  const order = orders?.find((each) => String(each.orderId) === orderId)
  return (
    <div className="page-width max-w-220 pt-6 md:pt-10 print:max-w-none print:p-0">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Link
          to={ordersAddress('All', order?.orderId)}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 hover:underline"
        >
          <ArrowLeft size={18} aria-hidden />
          {order ? texts.backToOrder(`#${order.orderId}`) : back}
        </Link>
        {order && hasInvoice(order) && (
          <Button size="small" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            {texts.print}
          </Button>
        )}
      </div>
      {orders && <InvoiceOrWhyNot order={order} />}
      {!orders && isError && <OrdersFailure isTrying={isFetching} onTry={refresh} />}
      {!orders && !isError && <OrdersSkeleton />}
    </div>
  )
}

function InvoiceOrWhyNot({ order }: { order: CustomerOrder | undefined }) {
  const { unknown, noInvoice } = useTexts(orderTexts)
  if (!order) return <EmptyState isPage title={unknown} />
  if (!hasInvoice(order)) return <EmptyState isPage title={noInvoice} />
  return <InvoiceWithNotes order={order} />
}
