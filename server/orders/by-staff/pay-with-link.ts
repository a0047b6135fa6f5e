import type { Language } from '../../../domain/texts/texts.ts'
import { startPayment } from '../../payments/index.ts'
import { spendWithin } from '../../rate-limits/index.ts'
import type { Shop } from '../../shop.ts'
import { requireLockedOrder } from '../store.ts'
import { findLinkedOrder, readLinkState } from './link-store.ts'

/** Starts the payment of the order of a link, and returns the page that leads to the gateway; undefined if it cannot be paid. */
export function payWithLink(
  shop: Shop,
  token: string,
  language: Language,
): Promise<string | undefined> {
  return shop.database.transaction(async (tx) => {
    const found = await findLinkedOrder(tx, token)
    if (!found) return undefined
    const order = await requireLockedOrder(tx, found.order.id)
    if ((await readLinkState(tx, order)) !== 'open') return undefined
    await spendWithin(tx, shop, ['paymentsByLink', order.id])
    const clientReference = `LINK-${crypto.randomUUID()}`
    return startPayment(tx, shop, { order, clientReference, language })
  })
}
