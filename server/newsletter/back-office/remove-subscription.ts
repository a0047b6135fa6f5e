import { type Actor, recordChange } from '../../audit-log/index.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { removeSubscriptionRow } from './store.ts'

/** Removes an email address from the newsletter; its owner may subscribe again. */
export function removeSubscription(shop: Shop, operator: Actor, id: number): Promise<void> {
  return shop.database.transaction(async (tx) => {
    if (!(await removeSubscriptionRow(tx, id))) throw refusal('unknownSubscription')
    const subject = { kind: 'subscription' as const, id }
    await recordChange(tx, operator, { action: 'remove subscription', subject })
  })
}
