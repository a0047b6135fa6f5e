import { type Cents, rupees, times } from '../../domain/money/money.ts'
import { invoiceOf } from '../../domain/orders/invoice.ts'
import type { Order } from '../../domain/orders/order.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { Money } from '../../ui/money.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

/** What was bought, at the prices of the time of the order, and the total. */
export function OrderLines({ order }: { order: Order }) {
  const texts = useOfficeTexts(ordersTexts).lines
  const { lines, amount, totalCents } = invoiceOf(order)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: needs focus to be scrolled by keyboard
    <section tabIndex={0} className="table-scroller" aria-label={texts.label}>
      <table className="table">
        <caption>{texts.caption(order.orderId)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.name}</th>
            <th scope="col" className="number">
              {texts.columns.units}
            </th>
            <th scope="col" className="number">
              {texts.columns.amount}
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
              <TotalRow label={texts.beforeDiscount} amount={amount.goodsCents} />
              <TotalRow label={texts.discount} amount={times(amount.discountCents, -1)} />
            </>
          )}
          {amount.deliveryFeeCents > 0 && (
            <TotalRow label={texts.deliveryFee} amount={amount.deliveryFeeCents} />
          )}
          <TotalRow label={texts.total} amount={totalCents} />
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
