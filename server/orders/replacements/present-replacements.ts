import { isOneOf } from '../../database/conditions.ts'
import type { Database } from '../../database/connect.ts'
import { orders } from '../../database/schema.ts'
import { namesOfGoods } from '../credits/goods-names.ts'
import { withLines } from '../read-orders.ts'
import { type Replacement, replacementsToSend } from './store.ts'

type Names = ReturnType<typeof namesOfGoods>

/** What is sent again, in the form in which operators and pickers see it. */
export function presentReplacement(
  replacement: Replacement,
  names: Names,
  { isBack }: { isBack: boolean },
) {
  const { id, orderId, recipientName, packedAt, bags, leftAt, mailAt, lines } = replacement
  return {
    replacementId: id,
    orderId,
    recipientName,
    decidedAt: replacement.decidedAt.toISOString(),
    packedAt: packedAt?.toISOString() ?? null,
    bags,
    leftAt: leftAt?.toISOString() ?? null,
    isMailed: leftAt !== null && mailAt === null,
    isBack,
    lines: lines.map(({ key, quantity, picked }) => ({
      goods: key,
      name: names.get(key)?.english ?? '',
      packageName: names.get(key)?.packageName ?? null,
      quantity,
      picked,
    })),
  }
}

/** Everything that is still to be packed or sent again, the oldest first. */
export async function listReplacements(database: Database) {
  const found = await replacementsToSend(database)
  const ids = [...new Set(found.map(({ orderId }) => orderId))]
  const rows = await database.select().from(orders).where(isOneOf(orders.id, ids))
  const read = await withLines(database, rows)
  const namesOf = new Map(read.map((order) => [order.id, namesOfGoods(order)]))
  // None of them has left the store, so none has come back.
  return found.map((each) =>
    presentReplacement(each, namesOf.get(each.orderId) ?? new Map(), { isBack: false }),
  )
}
