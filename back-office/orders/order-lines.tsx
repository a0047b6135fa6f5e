import { type Cents, rupees, times } from '../../domain/money/money.ts'
import { type InvoiceLine, invoiceOf } from '../../domain/orders/invoice.ts'
import type { Order } from '../../domain/orders/order.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { Money } from '../../ui/money.tsx'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { tableRoles } from '../ui/table.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

type Texts = (typeof ordersTexts)['lines']

const columnsIn = ({ columns }: Texts): Column<InvoiceLine & { place: number }>[] => [
  {
    header: columns.name,
    cell: ({ name, contents }) => (
      <>
        {unbrokenUnits(name)}
        {contents.length > 0 && (
          <span className="block font-normal text-husk-700">
            {contents.map((each) => `${each.quantity} × ${unbrokenUnits(each.name)}`).join(', ')}
          </span>
        )}
      </>
    ),
  },
  { header: columns.units, isNumber: true, cell: ({ quantity }) => quantity },
  {
    header: columns.amount,
    isNumber: true,
    stacked: 'last',
    cell: ({ amountCents }) => <Money rupees={rupees(amountCents)} precise />,
  },
]

/** What was bought, at the prices of the time of the order, and the total. */
export function OrderLines({ order }: { order: Order }) {
  const texts = useOfficeTexts(ordersTexts).lines
  const { lines, amount, totalCents } = invoiceOf(order)
  return (
    <DataTable
      caption={texts.caption(order.orderId)}
      columns={columnsIn(texts)}
      rows={lines.map((line, place) => ({ ...line, place }))}
      keyOf={({ place }) => place}
      foot={
        <>
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
        </>
      }
    />
  )
}

function TotalRow({ label, amount }: { label: string; amount: Cents }) {
  return (
    <tr {...tableRoles.row}>
      <th scope="row" {...tableRoles.rowHeader} colSpan={2} className="number">
        {label}
      </th>
      <td {...tableRoles.cell} className="number">
        <Money rupees={rupees(amount)} precise />
      </td>
    </tr>
  )
}
