import { undoMinutes } from '../../../domain/limits.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { plusMinutes } from '../../../domain/time.ts'
import { type Actor, recordChanges } from '../../audit-log/index.ts'
import type { Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import { completionMailQueue } from '../../jobs/queues.ts'
import { appendEvents } from '../../order-history/index.ts'
import type { Shop } from '../../shop.ts'
import { selectHindered } from './concerns.ts'
import type { CompletionToMail } from './mail-completion.ts'
import { editOrders, lockOrders, setCompletionMail } from './store.ts'

type Chosen = { orderId: number; version: number }

/**
 * Moves paid orders to COMPLETED: they are packed and leave the store. All of them or none; each
 * customer gets a mail some minutes later. Refuses orders with missing stock, or whose payment was charged back or refunded.
 */
export async function completeOrders(shop: Shop, operator: Actor, chosen: readonly Chosen[]) {
  const versions = new Map(chosen.map(({ orderId, version }) => [orderId, version]))
  const ids = [...versions.keys()]
  await shop.database.transaction(async (tx) => {
    const orders = await lockOrders(tx, ids)
    if (orders.length < ids.length) throw refusal('unknownOrder')
    const changed = orders.filter(({ id, version }) => version !== versions.get(id))
    if (changed.length > 0) {
      throw refusal('editedElsewhere', { changed: changed.map(({ id }) => id) })
    }
    const hindered = await selectHindered(tx, ids)
    if (hindered.length > 0) throw refusal('cannotComplete', { orders: hindered })
    await carryOutCompletion(tx, shop, operator, {
      ids,
      at: shop.now(),
      cause: historyTexts.completed(operator.email),
    })
  })
  return ids.length
}

type Completion = { ids: readonly number[]; at: Date; cause: string }

/** The steps of every completion of locked orders that can leave the store. */
export async function carryOutCompletion(
  tx: Transaction,
  shop: Pick<Shop, 'jobs'>,
  operator: Actor,
  { ids, at, cause }: Completion,
): Promise<void> {
  await editOrders(tx, ids, { completedAt: at })
  await appendEvents(tx, ids, { kind: 'COMPLETED', cause, at })
  await recordChanges(
    tx,
    operator,
    ids.map((id) => ({
      action: 'complete order',
      subject: { kind: 'order', id },
      before: { status: 'PAID' },
      after: { status: 'COMPLETED' },
    })),
  )
  await mailSoon(tx, shop, ids, at)
}

/** Has the customers of locked orders mailed some minutes later: a slip of the finger can be undone until then. */
export async function mailSoon(
  tx: Transaction,
  shop: Pick<Shop, 'jobs'>,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  const completionMailAt = plusMinutes(at, undoMinutes)
  await setCompletionMail(tx, ids, completionMailAt)
  const due = completionMailAt.toISOString()
  const toMail = ids.map((orderId): CompletionToMail => ({ orderId, due }))
  await shop.jobs.enqueue(tx, completionMailQueue.name, toMail, completionMailAt)
}
