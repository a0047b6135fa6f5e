import { shop } from '../shop.ts'

/** A debit note takes a credit note back; a tax invoice is for a buyer who is registered for VAT. */
export const documentKinds = ['INVOICE', 'TAX_INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE'] as const
export type DocumentKind = (typeof documentKinds)[number]

const marks: Record<DocumentKind, string> = {
  INVOICE: 'INV',
  TAX_INVOICE: 'TAX',
  CREDIT_NOTE: 'CRN',
  DEBIT_NOTE: 'DBN',
}

/** What a document is numbered by: in each month the documents of a kind are counted from 1, without gaps. */
export type Numbered = { kind: DocumentKind; period: string; sequence: number }

/** "26NOV_INV_17": year, month, kind and number, in the form that the Inland Revenue Department asks for. */
export function documentNumber({ kind, period, sequence }: Numbered): string {
  return `${period}_${marks[kind]}_${sequence}`
}

const yearAndMonth = new Intl.DateTimeFormat('en-GB', {
  timeZone: shop.timeZone,
  year: '2-digit',
  month: 'short',
})

/** The month in Colombo, as in the numbers of its documents: "26NOV". */
export function periodOf(at: Date): string {
  const parts = new Map(yearAndMonth.formatToParts(at).map(({ type, value }) => [type, value]))
  // British English abbreviates September to four letters.
  return `${parts.get('year')}${parts.get('month')?.slice(0, 3).toUpperCase()}`
}
