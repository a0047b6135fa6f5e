import { type Cents, rupees, times } from '../../domain/money/money.ts'
import { invoiceOf } from '../../domain/orders/invoice.ts'
import { Money } from '../../ui/money.tsx'
import type { OrderDocument } from './queries.ts'

/** What was bought, at the prices of its moment, down to the total. */
export function OrderLines({ order }: { order: OrderDocument }) {
  const { lines, amount, totalCents } = invoiceOf(order)
  return (
    <section className="table-scroller" aria-label="What was bought">
      <table className="table">
        <caption>What was bought in order {order.orderId}</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className="number">
              Units
            </th>
            <th scope="col" className="number">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, quantity, amountCents, contents }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
            <tr key={index}>
              <th scope="row">
                {name}
                <span className="block font-normal text-husk-700">
                  {contents.map((each) => `${each.quantity} × ${each.name}`).join(', ')}
                </span>
              </th>
              <td className="number">{quantity}</td>
              <td className="number">
                <Money rupees={rupees(amountCents)} precise />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {amount.discountCents > 0 && (
            <>
              <TotalRow label="Before discount" amount={amount.goodsCents} />
              <TotalRow label="Discount" amount={times(amount.discountCents, -1)} />
            </>
          )}
          <TotalRow label="Total" amount={totalCents} />
        </tfoot>
      </table>
    </section>
  )
}

function TotalRow({ label, amount }: { label: string; amount: Cents }) {
  return (
    <tr>
      <th scope="row" colSpan={2} className="number">
        {label}
      </th>
      <td className="number">
        <Money rupees={rupees(amount)} precise />
      </td>
    </tr>
  )
}
