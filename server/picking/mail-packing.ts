import { sum } from '../../domain/money/money.ts'
import { mailCustomerOf, namesOfGoods, type ReadOrder } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { packedLetter } from './packed-letter.ts'
import { type Line, linesOf, lockPicking } from './read-picking.ts'
import { lockRefundsOf, updateConsignment } from './store.ts'

/** The payload of the job that mails a customer what differs of their packed order. */
export type PackingToMail = {
  orderId: number
  /** When the mail is due: an order that was opened again, and perhaps packed since, has another time or none. */
  due: string
}

/** Mails the customer what differs of their packed order, unless it was opened again in the meantime. */
export async function mailPacking(
  shop: Pick<Shop, 'database' | 'config' | 'jobs'>,
  { orderId, due }: PackingToMail,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const { order, consignment } = await lockPicking(tx, orderId)
    if (!consignment?.packedAt || consignment.mailAt?.toISOString() !== due) return
    await updateConsignment(tx, consignment.id, { mailAt: null })
    if (order.cancelledAt) return
    const changes = changesOf(order, await linesOf(tx, order, consignment))
    const refunds = await lockRefundsOf(tx, orderId, consignment.packedAt)
    const refundCents = sum(refunds.map(({ amountCents }) => amountCents))
    const way = refunds.every((refund) => refund.way === 'GATEWAY') ? 'GATEWAY' : 'BY_HAND'
    await mailCustomerOf(tx, shop, orderId, (language) =>
      packedLetter(shop.config, language, orderId, { changes, refundCents, way }),
    )
  })
}

/** What the customer reads of each line, with the names that they know the goods by. */
function changesOf(order: ReadOrder, lines: readonly Line[]) {
  const names = namesOfGoods(order)
  return lines.map(({ goods, short, substitutes }) => ({
    name: names.get(goods.key)?.shown ?? '',
    short,
    substitutes: substitutes.map((each) => ({ ...each, name: each.translatedName ?? each.name })),
  }))
}
