import { billingTexts } from '../../domain/texts/en/billing.ts'
import { creditTexts } from '../../domain/texts/en/credits.ts'
import { invoiceTexts } from '../../domain/texts/en/orders.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { Fact, figure, SheetHead, wide } from './billing-sheet.tsx'
import type { CustomerOrder } from './order-of.ts'

type CreditNote = NonNullable<CustomerOrder['credits']>[number]

/** Shown to the customer and to operators. */
type CreditedOrder = Omit<CustomerOrder, 'userId'>

/** The credit notes of an order, each on a page of its own when they are printed with its invoice. */
export function CreditNotes({ order }: { order: CreditedOrder }) {
  return order.credits?.map((note) => (
    <CreditNoteSheet key={note.number} note={note} order={order} />
  ))
}

function CreditNoteSheet({ note, order }: { note: CreditNote; order: CreditedOrder }) {
  const texts = useTexts(creditTexts)
  const { billedTo: billedToTitle, number } = useTexts(invoiceTexts)
  const { creditVat } = useTexts(billingTexts)
  const langOf = useLangOf()
  const { billedTo } = order
  return (
    <article
      aria-label={`${texts.title} ${note.number}`}
      className="mt-8 grid gap-8 rounded-reed border border-husk-200 bg-white p-5 md:p-10 print:mt-0 print:break-before-page print:border-0 print:p-0"
    >
      <SheetHead heading={<h2>{texts.title}</h2>} invoice={order.invoice}>
        <Fact label={texts.number}>{note.number}</Fact>
        {order.invoice && <Fact label={number}>{order.invoice.number}</Fact>}
        <Fact label={texts.forOrder}>#{order.orderId}</Fact>
        <Fact label={texts.date}>
          <ShopDate value={note.at} />
        </Fact>
      </SheetHead>
      <section className="text-small">
        <h3 className="mb-1.5 text-card">{billedToTitle}</h3>
        <p>{billedTo?.name}</p>
        <p className="wrap-anywhere">{billedTo?.email}</p>
      </section>
      {note.reason && (
        <section className="text-small">
          <h3 className="mb-1.5 text-card">{texts.reason}</h3>
          <p className="wrap-anywhere whitespace-pre-line" lang={langOf(note.reason)}>
            {note.reason}
          </p>
        </section>
      )}
      <table className="w-full border-collapse">
        <thead className="border-b-2 border-ink text-left text-small">
          <tr>
            <th className="pb-2 font-semibold">{texts.item}</th>
            <th className={`pb-2 font-semibold ${figure} ${wide}`}>{texts.quantity}</th>
            <th className={`pb-2 font-semibold ${figure}`}>{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {note.lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a credit note never change
            <tr key={place} className="break-inside-avoid border-b border-husk-200">
              <th scope="row" className="py-3 text-left font-normal">
                <span lang={langOf(line.name)} className="font-semibold">
                  {unbrokenUnits(line.name)}
                </span>
                {line.quantity > 0 && (
                  <span className="block text-small text-husk-700 sm:hidden">
                    {texts.quantity}: {line.quantity}
                  </span>
                )}
              </th>
              <td className={`py-3 ${figure} ${wide}`}>{line.quantity > 0 && line.quantity}</td>
              <td className={`py-3 ${figure}`}>
                <Money rupees={line.amount} precise />
              </td>
            </tr>
          ))}
          {note.lines.length === 0 && (
            <tr className="border-b border-husk-200">
              <th scope="row" className="py-3 text-left font-semibold">
                {texts.kinds[note.kind]}
              </th>
              <td colSpan={2} className={`py-3 ${figure}`}>
                <Money rupees={note.amount} precise />
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="border-t-2 border-ink pt-3 text-left font-semibold">
              {texts.total}
            </th>
            <td colSpan={2} className={`border-t-2 border-ink pt-3 font-semibold ${figure}`}>
              <Money rupees={note.amount} precise className="stencil text-price" />
            </td>
          </tr>
          {note.vat !== undefined && (
            <tr>
              <th scope="row" className="py-1.5 text-left font-normal">
                {creditVat}
              </th>
              <td colSpan={2} className={`py-1.5 ${figure}`}>
                <Money rupees={note.vat} precise />
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </article>
  )
}
