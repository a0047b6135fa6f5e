import type { Order } from '../../../contract/index.ts'
import { rupees } from '../../../domain/money/money.ts'
import { creditNumber } from '../../../domain/orders/credits.ts'
import type { BillingDocument } from '../../billing/index.ts'
import type { ReadOrder } from '../read-orders.ts'
import { namesOfGoods } from './goods-names.ts'
import type { ReadCredit } from './read-credits.ts'

/** The credit notes of an order; absent if there are none, as with nearly all orders. */
export function presentCredits(order: ReadOrder): Pick<Order, 'credits'> {
  const credits = order.credits.filter(({ voidedAt }) => !voidedAt)
  const cancellation = presentCancellation(order)
  if (credits.length + cancellation.length === 0) return {}
  const names = namesOfGoods(order)
  return {
    credits: [
      ...credits.map((credit) => ({
        ...numberOf(order, credit),
        at: credit.at.toISOString(),
        kind: credit.kind,
        reason: credit.cause,
        amount: rupees(credit.amountCents),
        lines: credit.lines.map(({ key, name, quantity, amountCents }) => ({
          name: name ?? names.get(key)?.shown ?? '',
          quantity,
          amount: rupees(amountCents),
        })),
      })),
      ...cancellation,
    ],
  }
}

/** The number of the credit note, and the VAT in it: of its document, if the order has numbered ones. */
function numberOf({ id, documents }: ReadOrder, credit: ReadCredit) {
  const note = noteOf(documents, credit)
  if (!note) return { number: creditNumber(id, credit.number) }
  return { number: note.number, ...vatOf(note) }
}

/** The numbered document of a credit, among those of its order. */
export function noteOf(
  documents: readonly BillingDocument[],
  credit: Pick<ReadCredit, 'id'>,
): BillingDocument | undefined {
  return documents.find(({ kind, creditId }) => kind === 'CREDIT_NOTE' && creditId === credit.id)
}

/** The numbered note of the rest, which a cancelled order was credited: at most one. */
export function cancellationNotesIn(documents: readonly BillingDocument[]): BillingDocument[] {
  return documents.filter(({ kind, creditId }) => kind === 'CREDIT_NOTE' && creditId === null)
}

function presentCancellation({ documents }: ReadOrder): NonNullable<Order['credits']> {
  return cancellationNotesIn(documents).map((note) => ({
    number: note.number,
    at: note.issuedAt.toISOString(),
    kind: 'CANCELLED' as const,
    reason: '',
    amount: rupees(note.totalCents),
    ...vatOf(note),
    lines: [],
  }))
}

function vatOf({ sellerVatNumber, vatCents }: BillingDocument): { vat?: number } {
  return sellerVatNumber === null ? {} : { vat: rupees(vatCents) }
}
