import { entries, type LedgerKind } from '../../domain/billing/ledger.ts'
import { decimalText } from '../../domain/money/money.ts'
import { creditNumber } from '../../domain/orders/credits.ts'
import { momentText } from '../csv/cells.ts'
import type { CsvFile } from '../csv/write-csv.ts'
import type { Database } from '../database/connect.ts'
import { type LedgerRow, selectLedger } from './ledger.ts'
import { daysOf } from './months.ts'
import { type BillingDocument, documentsOf, selectCreditNumbers } from './store.ts'

type Entry = LedgerRow & {
  /** The numbered document of what was charged. */
  document: BillingDocument | undefined
  /** The invoice that it belongs to, and its tax invoice, if they are numbered. */
  invoice: BillingDocument | undefined
  taxInvoice: BillingDocument | undefined
  /** Of a credit, counted within its order. */
  creditNumber: number | undefined
}

/** The amount, in the column of its side and direction. No cell is below zero: spreadsheets could take it for a formula. */
const amountIn =
  (side: 'charged' | 'paid', sign: 1 | -1) =>
  ({ kind, amountCents }: Entry) => {
    const entry = entries[kind]
    return entry.side === side && entry.sign === sign ? decimalText(amountCents) : ''
  }

const taxed =
  (name: 'taxedCents' | 'exemptCents' | 'vatCents') =>
  ({ document }: Entry) =>
    document?.sellerVatNumber ? decimalText(document[name]) : ''

const buyerOf = ({ kind, taxInvoice }: Entry) =>
  entries[kind].side === 'charged' ? taxInvoice?.buyer : undefined

/** The cells of an entry, by column. */
const columns: Record<string, (entry: Entry) => string> = {
  at: ({ at }) => momentText(at),
  entry: ({ kind }) => words[kind],
  number: numberOf,
  invoice: ({ invoice, orderId }) => invoice?.number ?? `#${orderId}`,
  order: ({ orderId }) => String(orderId),
  charged: amountIn('charged', 1),
  credited: amountIn('charged', -1),
  received: amountIn('paid', 1),
  'given back': amountIn('paid', -1),
  'taxed, with VAT': taxed('taxedCents'),
  VAT: taxed('vatCents'),
  exempt: taxed('exemptCents'),
  gateway: ({ gateway }) => gateway ?? '',
  transaction: ({ paymentId }) => paymentId ?? '',
  'tax invoice': (entry) => (buyerOf(entry) ? (entry.taxInvoice?.number ?? '') : ''),
  buyer: (entry) => buyerOf(entry)?.name ?? '',
  'buyer VAT number': (entry) => buyerOf(entry)?.vatNumber ?? '',
}

const words: Record<LedgerKind, string> = {
  INVOICE: 'invoice',
  CREDIT_NOTE: 'credit note',
  DEBIT_NOTE: 'debit note',
  CANCELLATION: 'credit note, cancelled',
  PAYMENT: 'payment',
  REFUND: 'refund',
  CHARGEBACK: 'chargeback',
}

/** The number on the document: its own, or that of the order as long as the shop numbers no invoices. */
function numberOf({ kind, orderId, document, creditNumber: number }: Entry): string {
  if (entries[kind].side === 'paid') return ''
  if (document) return document.number
  return number === undefined ? `#${orderId}` : creditNumber(orderId, number)
}

/** Everything that was charged and paid in a month like "2026-11", the earliest first. */
export function monthFile(database: Database, month: string): CsvFile {
  return { columns: Object.keys(columns), portions: rowsOf(database, month) }
}

async function* rowsOf(database: Database, month: string) {
  for (const day of daysOf(month)) {
    const rows = await selectLedger(database, day)
    if (rows.length === 0) continue
    const orderIds = new Set(rows.map(({ orderId }) => orderId))
    const documents = await documentsOf(database, [...orderIds])
    const creditIds = rows.flatMap(({ creditId }) => creditId ?? [])
    const numbers = await selectCreditNumbers(database, creditIds)
    yield rows.map((row) => {
      const ofOrder = documents.filter(({ orderId }) => orderId === row.orderId)
      const entry = {
        ...row,
        document: ofOrder.find((document) => isFor(document, row)),
        invoice: ofOrder.find(({ kind }) => kind === 'INVOICE'),
        taxInvoice: ofOrder.find(({ kind }) => kind === 'TAX_INVOICE'),
        creditNumber: numbers.get(row.creditId ?? 0),
      }
      return Object.values(columns).map((cell) => cell(entry))
    })
  }
}

function isFor({ kind, creditId }: BillingDocument, row: LedgerRow): boolean {
  const isKind = kind === (row.kind === 'CANCELLATION' ? 'CREDIT_NOTE' : row.kind)
  return isKind && creditId === row.creditId
}
