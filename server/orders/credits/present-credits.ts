import type { Order } from '../../../contract/index.ts'
import { rupees } from '../../../domain/money/money.ts'
import { creditNumber } from '../../../domain/orders/credits.ts'
import type { ReadOrder } from '../read-orders.ts'
import { namesOfGoods } from './goods-names.ts'
import type { ReadCredit } from './read-credits.ts'

/** The credit notes of an order; absent if there are none, as with nearly all orders. */
export function presentCredits(order: ReadOrder): Pick<Order, 'credits'> {
  const credits = order.credits.filter(({ voidedAt }) => !voidedAt)
  if (credits.length === 0) return {}
  const names = namesOfGoods(order)
  return {
    credits: credits.map((credit) => ({
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
  }
}

/** The number of the credit note, and the VAT in it: of its document, if the order has numbered ones. */
function numberOf({ id, documents }: ReadOrder, credit: ReadCredit) {
  const note = documents.find(
    ({ kind, creditId }) => kind === 'CREDIT_NOTE' && creditId === credit.id,
  )
  if (!note) return { number: creditNumber(id, credit.number) }
  return {
    number: note.number,
    ...(note.sellerVatNumber !== null && { vat: rupees(note.vatCents) }),
  }
}
