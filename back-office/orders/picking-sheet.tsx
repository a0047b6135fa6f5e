import { pickingSheet } from '../../domain/orders/picking.ts'
import { orderSheetTexts } from '../../domain/texts/en/back-office/orders.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { OrderDocument } from './queries.ts'

/** What to take from the shelves, for all orders at once; then what goes into the box of each order, with squares to tick by pen. */
export function PickingSheet({ orders }: { orders: readonly OrderDocument[] }) {
  const { order: orderText, picking: texts } = useOfficeTexts(orderSheetTexts)
  const sheet = pickingSheet(orders)
  return (
    <div className="grid gap-8">
      <section aria-labelledby="from-shelves">
        <h2 id="from-shelves" className="mb-2">
          {texts.shelves}
        </h2>
        <table className="table printed">
          <caption>{texts.caption(orders.length)}</caption>
          <thead>
            <tr>
              <th scope="col" className="number">
                {texts.columns.units}
              </th>
              <th scope="col">{texts.columns.product}</th>
              <th scope="col">{texts.columns.orders}</th>
            </tr>
          </thead>
          <tbody>
            {sheet.map(({ productId, name, quantity, perOrder }) => (
              <tr key={productId}>
                <td className="number stencil text-card">{quantity}</td>
                <th scope="row">{name}</th>
                <td>{perOrder.map((own) => `#${own.orderId}: ${own.quantity}`).join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="into-boxes" className="grid gap-5">
        <h2 id="into-boxes">{texts.boxes}</h2>
        {orders.map((order) => (
          <section key={order.orderId} aria-label={orderText(order.orderId)} className="kept-whole">
            <h3>
              #{order.orderId} {order.deliverTo.recipientName}
            </h3>
            <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
              {pickingSheet([order]).map(({ productId, name, quantity }) => (
                <li key={productId} className="flex gap-2 py-0.5">
                  <span aria-hidden className="mt-1 size-3.5 flex-none border border-ink" />
                  {quantity} × {name}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  )
}
