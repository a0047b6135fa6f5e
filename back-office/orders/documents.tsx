import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { booksTexts } from '../../domain/texts/en/back-office/books.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { officeHref } from '../office-href.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { OrderDetail } from './queries.ts'

type Document = OrderDetail['documents'][number]

/** The numbered invoices and credit notes of an order. Its invoice and credit notes are printed as every order's. */
export function Documents({ order }: { order: OrderDetail }) {
  const texts = useOfficeTexts(booksTexts).documents
  if (order.documents.length === 0) return null
  return (
    <section aria-labelledby="documents" className="panel grid gap-3">
      <h2 id="documents">{texts.title}</h2>
      <ul className="grid gap-3">
        {order.documents.map((document) => (
          <li key={document.number}>
            <About document={document} />
            {document.kind === 'TAX_INVOICE' && <Copies orderId={order.orderId} {...document} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function About({
  document: { kind, number, issuedAt, amount, vat, buyer },
}: {
  document: Document
}) {
  const texts = useOfficeTexts(booksTexts).documents
  return (
    <p>
      <strong className="font-semibold">{number}</strong> {texts.kinds[kind]},{' '}
      <ShopDate value={issuedAt} />, <Money rupees={amount} precise />{' '}
      {vat !== null && <Sentence parts={texts.vat(<Money rupees={vat} precise />)} />}
      {buyer && `, ${buyer.name}`}
    </p>
  )
}

/** The first print is for the buyer; every further one says that it is a copy. */
function Copies({ orderId, number }: { orderId: number; number: string }) {
  const texts = useOfficeTexts(booksTexts).documents
  const page = officeHref('/orders/print/:page', { page: 'tax-invoices' })
  const ids = String(orderId)
  return (
    <p className="flex gap-4">
      <Link to={withQuery(page, { ids })} className="text-link">
        {texts.print}
      </Link>
      <Link
        to={withQuery(page, { ids, copy: 'yes' })}
        aria-label={texts.copyOf(number)}
        className="text-link"
      >
        {texts.copy}
      </Link>
    </p>
  )
}
