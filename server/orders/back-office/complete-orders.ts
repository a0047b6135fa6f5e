import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { type Actor, recordChanges } from '../../audit-log/index.ts'
import { requireVersion } from '../../back-office/require-version.ts'
import { refusal } from '../../http/refusal.ts'
import { sendMails } from '../../mail/send-mail.ts'
import { appendEvents } from '../../order-history/index.ts'
import type { Shop } from '../../shop.ts'
import { customersOf } from '../mail-customer.ts'
import { selectHindered } from './concerns.ts'
import { completedLetter } from './letters.ts'
import { editOrders, lockOrders } from './store.ts'

type Chosen = { orderId: number; version: number }

/**
 * Moves paid orders to COMPLETED: they are packed and leave the store. All of them or none; each
 * customer gets a mail. Refuses orders with missing stock, or whose payment was charged back or refunded.
 */
export async function completeOrders(shop: Shop, operator: Actor, chosen: readonly Chosen[]) {
  const versions = new Map(chosen.map(({ orderId, version }) => [orderId, version]))
  const ids = [...versions.keys()]
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    const orders = await lockOrders(tx, ids)
    if (orders.length < ids.length) throw refusal('unknownOrder')
    for (const order of orders) requireVersion(order, versions.get(order.id))
    const hindered = await selectHindered(tx, ids)
    if (hindered.length > 0) throw refusal('cannotComplete', { orders: hindered })
    await editOrders(tx, ids, { completedAt: at })
    const cause = historyTexts.completed(operator.email)
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
    const customers = await customersOf(tx, ids)
    const mails = orders.flatMap((order) => {
      const customer = customers.get(order.id)
      if (!customer) return []
      const { to, language } = customer
      return [{ to, letter: completedLetter(shop.config, language, order) }]
    })
    await sendMails(tx, shop, mails)
  })
  return ids.length
}
