import { type ReactNode, use } from 'react'
import { rupees } from '../../domain/money/money.ts'
import { type InvoiceLine, invoiceOf } from '../../domain/orders/invoice.ts'
import { shownCountry } from '../../domain/recipients/country.ts'
import { billingTexts } from '../../domain/texts/en/billing.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { invoiceTexts, orderTexts } from '../../domain/texts/en/orders.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { LanguageContext, useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { Fact, figure, SheetHead, wide } from './billing-sheet.tsx'
import { CreditNotes } from './credit-notes.tsx'
import type { CustomerOrder } from './order-of.ts'

/** Shown to the customer and to operators. */
type BilledOrder = Omit<CustomerOrder, 'userId'>

/** The invoice of an order and its credit notes, on screen as on paper. */
export function InvoiceWithNotes({ order }: { order: BilledOrder }) {
  return (
    <>
      <Invoice order={order} />
      <CreditNotes order={order} />
    </>
  )
}

function Invoice({ order }: { order: BilledOrder }) {
  const texts = useTexts(invoiceTexts)
  const { title } = texts.head(useShop().name)
  const language = use(LanguageContext)
  const { unnamedMethod, collectAt } = useTexts(orderTexts)
  const { deliverTo, billedTo } = order
  return (
    <article
      aria-label={title(String(order.orderId))}
      className="grid gap-8 rounded-reed border border-husk-200 bg-white p-5 md:p-10 print:border-0 print:p-0"
    >
      <SheetHead heading={<h1>{texts.title}</h1>} invoice={order.invoice}>
        <InvoiceNumber order={order} />
        <Fact label={texts.ordered}>
          <ShopDate value={order.orderDate} />
        </Fact>
        <Fact label={texts.paid}>
          <ShopDate value={order.paidAt} />
        </Fact>
        <Fact label={texts.paidWith}>{order.paymentMethod || unnamedMethod}</Fact>
        <Fact label={texts.transaction}>{order.transactionId}</Fact>
      </SheetHead>
      <div className="grid gap-6 text-small sm:grid-cols-2">
        <Party title={texts.billedTo}>
          <p>{billedTo?.name}</p>
          <p className="wrap-anywhere">{billedTo?.email}</p>
          <p>{billedTo?.telephone}</p>
        </Party>
        {order.collectAt ? (
          <Party title={collectAt}>
            <p>{order.collectAt}</p>
            <p>{deliverTo.recipientName}</p>
            <p>{deliverTo.contact}</p>
          </Party>
        ) : (
          <Party title={texts.deliverTo}>
            <p>{deliverTo.recipientName}</p>
            <p>{deliverTo.streetAddress}</p>
            <p>
              {deliverTo.postalCode}, {shownCountry(deliverTo.country, language)}
            </p>
            <p>{deliverTo.contact}</p>
          </Party>
        )}
      </div>
      <Bill order={order} />
    </article>
  )
}

/** The number of its own, if the invoice has one; otherwise that of the order. */
function InvoiceNumber({ order: { orderId, invoice } }: { order: BilledOrder }) {
  const { number } = useTexts(invoiceTexts)
  const texts = useTexts(billingTexts)
  if (!invoice) return <Fact label={number}>#{orderId}</Fact>
  return (
    <>
      <Fact label={number}>{invoice.number}</Fact>
      <Fact label={texts.invoiced}>
        <ShopDate value={invoice.issuedAt} />
      </Fact>
      <Fact label={texts.order}>#{orderId}</Fact>
    </>
  )
}

function Bill({ order }: { order: BilledOrder }) {
  const texts = useTexts(invoiceTexts)
  const { lines, amount, totalCents } = invoiceOf(order)
  return (
    <table className="w-full border-collapse">
      <thead className="border-b-2 border-ink text-left text-small">
        <tr>
          <th className="pb-2 font-semibold">{texts.item}</th>
          <th className={`pb-2 font-semibold ${figure} ${wide}`}>{texts.price}</th>
          <th className={`pb-2 font-semibold ${figure} ${wide}`}>{texts.quantity}</th>
          <th className={`pb-2 font-semibold ${figure}`}>{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
          <BillLine key={index} line={line} />
        ))}
      </tbody>
      <tfoot>
        {amount.discountCents > 0 && (
          <>
            <Sum label={texts.beforeDiscount}>
              <Money rupees={rupees(amount.goodsCents)} precise />
            </Sum>
            <Sum label={texts.discount}>
              <Money rupees={-rupees(amount.discountCents)} precise />
            </Sum>
          </>
        )}
        {amount.deliveryFeeCents > 0 && (
          <Sum label={texts.deliveryFee}>
            <Money rupees={rupees(amount.deliveryFeeCents)} precise />
          </Sum>
        )}
        <Sum label={texts.total} isLast>
          <Money rupees={rupees(totalCents)} precise className="stencil text-price" />
        </Sum>
        {order.invoice?.vat && <VatSums vat={order.invoice.vat} />}
      </tfoot>
    </table>
  )
}

/** What of the total is VAT, and which goods have none. */
function VatSums({ vat }: { vat: NonNullable<NonNullable<BilledOrder['invoice']>['vat']> }) {
  const texts = useTexts(billingTexts)
  const { list } = useTexts(formats)
  return (
    <>
      <Sum label={texts.taxed(vat.percent)}>
        <Money rupees={vat.taxed} precise />
      </Sum>
      <Sum label={texts.vat(vat.percent)}>
        <Money rupees={vat.amount} precise />
      </Sum>
      {vat.exempt > 0 && (
        <>
          <Sum label={texts.exempt}>
            <Money rupees={vat.exempt} precise />
          </Sum>
          <tr>
            <td colSpan={4} className="pt-2 text-small text-husk-700">
              {texts.exemptGoods(list(vat.exemptGoods))}
            </td>
          </tr>
        </>
      )}
    </>
  )
}

/** Paper has room for twice as many lines. */
const padded = 'py-3 print:py-1.5'

function BillLine({ line }: { line: InvoiceLine }) {
  const langOf = useLangOf()
  const price = <Money rupees={rupees(line.fullPriceCents)} precise />
  return (
    <tr className="border-b border-husk-200 break-inside-avoid">
      <th scope="row" className={`${padded} text-left font-normal`}>
        <span lang={langOf(line.name)} className="font-semibold">
          {unbrokenUnits(line.name)}
        </span>
        <span className="block text-small text-husk-700 sm:hidden">
          {line.quantity} × {price}
        </span>
        {line.contents.length > 0 && (
          <span lang={langOf(contentsText(line))} className="block text-small text-husk-700">
            {contentsText(line)}
          </span>
        )}
      </th>
      <td className={`${padded} ${figure} ${wide}`}>{price}</td>
      <td className={`${padded} ${figure} ${wide}`}>{line.quantity}</td>
      <td className={`${padded} ${figure}`}>
        <Money rupees={rupees(line.amountCents)} precise />
      </td>
    </tr>
  )
}

/** "2 × Keeri Samba Rice 5 kg, 1 × Ceylon Tea" */
function contentsText({ contents }: InvoiceLine): string {
  return contents.map(({ name, quantity }) => `${quantity} × ${unbrokenUnits(name)}`).join(', ')
}

type SumProps = { label: string; isLast?: boolean; children: ReactNode }

function Sum({ label, isLast = false, children }: SumProps) {
  const style = isLast ? 'border-t-2 border-ink pt-3 font-semibold' : 'py-1.5'
  return (
    <tr>
      <th scope="row" className={`text-left font-normal wrap-break-word ${style}`}>
        {label}
      </th>
      <td colSpan={3} className={`${figure} ${style}`}>
        {children}
      </td>
    </tr>
  )
}

function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 text-card">{title}</h2>
      {children}
    </section>
  )
}
