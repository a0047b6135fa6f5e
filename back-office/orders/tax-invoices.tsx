import type { ReactNode } from 'react'
import { dayInColombo } from '../../domain/days.ts'
import { inWords } from '../../domain/money/in-words.ts'
import { cents, minus, rupees } from '../../domain/money/money.ts'
import { invoiceOf } from '../../domain/orders/invoice.ts'
import { booksTexts } from '../../domain/texts/en/back-office/books.ts'
import { Money } from '../../ui/money.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { OrderDocument } from './queries.ts'

type Numbered = NonNullable<OrderDocument['invoice']>
type Shown = {
  order: OrderDocument
  seller: Numbered['seller']
  vat: NonNullable<Numbered['vat']>
  document: OrderDocument['documents'][number]
  buyer: NonNullable<OrderDocument['documents'][number]['buyer']>
}

/** The tax invoice of each order that has one, in the form that the Inland Revenue Department prescribes. */
export function TaxInvoices({ orders, isCopy }: { orders: OrderDocument[]; isCopy: boolean }) {
  return orders
    .flatMap(shownOf)
    .map((shown) => <TaxInvoice key={shown.document.number} {...shown} isCopy={isCopy} />)
}

function shownOf(order: OrderDocument): Shown[] {
  const document = order.documents.find(({ kind }) => kind === 'TAX_INVOICE')
  const { invoice } = order
  if (!document?.buyer || !invoice?.vat) return []
  return [{ order, seller: invoice.seller, vat: invoice.vat, document, buyer: document.buyer }]
}

function TaxInvoice({ order, seller, vat, document, buyer, isCopy }: Shown & { isCopy: boolean }) {
  const { copyOnly, sheet: texts } = useOfficeTexts(booksTexts).taxInvoice
  return (
    <article aria-label={document.number} className="sheet grid gap-5">
      <header className="text-center">
        <h1>{texts.title}</h1>
        {isCopy && <p className="font-semibold">{copyOnly}</p>}
      </header>
      <div className="grid gap-6 sm:grid-cols-2">
        <Party title={texts.seller} tin={vat.number} {...seller} />
        <Party title={texts.buyer} tin={buyer.vatNumber} {...buyer} />
      </div>
      <dl className="facts">
        <Fact label={texts.number}>{document.number}</Fact>
        <Fact label={texts.date}>{monthFirst(document.issuedAt)}</Fact>
        <Fact label={texts.supplied}>{monthFirst(order.paidAt ?? document.issuedAt)}</Fact>
        <Fact label={texts.place}>{seller.address}</Fact>
        <Fact label={texts.order}>#{order.orderId}</Fact>
        <Fact label={texts.paidWith}>{order.paymentMethod}</Fact>
      </dl>
      <Goods order={order} exempt={vat.exemptGoods} />
      <Totals amount={document.amount} vat={vat} />
    </article>
  )
}

const figure = 'py-1.5 pl-2 text-right'

function Goods({ order, exempt }: { order: OrderDocument; exempt: readonly string[] }) {
  const texts = useOfficeTexts(booksTexts).taxInvoice.sheet
  const { lines, amount } = invoiceOf(order)
  const marked = (name: string) => (exempt.includes(name) ? `${name} (${texts.exempt})` : name)
  return (
    <table className="w-full border-collapse text-small">
      <thead className="border-b-2 border-ink text-left align-bottom">
        <tr>
          <th scope="col">{texts.description}</th>
          <th scope="col" className={figure}>
            {texts.quantity}
          </th>
          <th scope="col" className={figure}>
            {texts.price}
          </th>
          <th scope="col" className={figure}>
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, contents, quantity, fullPriceCents, amountCents }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
          <tr key={place} className="border-b border-husk-200 align-top">
            <th scope="row" className="py-1.5 text-left">
              {marked(name)}
              {contents.map((each) => (
                <span key={each.name} className="block font-normal">
                  {each.quantity} × {marked(each.name)}
                </span>
              ))}
            </th>
            <td className={figure}>{quantity}</td>
            <td className={figure}>
              <Money rupees={rupees(fullPriceCents)} precise />
            </td>
            <td className={figure}>
              <Money rupees={rupees(amountCents)} precise />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Further label={texts.discount} amount={-rupees(amount.discountCents)} />
        <Further label={texts.deliveryFee} amount={rupees(amount.deliveryFeeCents)} />
      </tfoot>
    </table>
  )
}

function Further({ label, amount }: { label: string; amount: number }) {
  if (amount === 0) return null
  return (
    <tr>
      <th scope="row" colSpan={3} className="py-1.5 text-left">
        {label}
      </th>
      <td className={figure}>
        <Money rupees={amount} precise />
      </td>
    </tr>
  )
}

function Totals({ amount, vat }: { amount: number; vat: Shown['vat'] }) {
  const texts = useOfficeTexts(booksTexts).taxInvoice.sheet
  const words = inWords(cents(amount))
  const sums: [label: string, amount: number][] = [
    [texts.exemptGoods, vat.exempt],
    [texts.net, rupees(minus(cents(vat.taxed), cents(vat.amount)))],
    [texts.vat(vat.percent), vat.amount],
    [texts.total, amount],
  ]
  return (
    <dl className="facts">
      {sums.map(([label, each]) => (
        <Fact key={label} label={label}>
          <Money rupees={each} precise />
        </Fact>
      ))}
      <Fact label={texts.inWords}>
        {[texts.rupees, words.rupees, words.cents && `${texts.cents} ${words.cents}`, texts.only]
          .filter(Boolean)
          .join(' ')}
      </Fact>
    </dl>
  )
}

/** "11/23/2026", which the form asks for. */
function monthFirst(at: string): string {
  const [year, month, day] = dayInColombo(new Date(at)).split('-')
  return `${month}/${day}/${year}`
}

type PartyProps = { title: string; name: string; address: string; phone: string; tin: string }

function Party({ title, name, address, phone, tin }: PartyProps) {
  const texts = useOfficeTexts(booksTexts).taxInvoice.sheet
  return (
    <section>
      <h2 className="mb-1">{title}</h2>
      <p>
        {texts.tin} {tin}
      </p>
      <p>{name}</p>
      <p>{address}</p>
      <p>
        {texts.phone} {phone}
      </p>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
