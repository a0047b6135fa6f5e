import type { LinkState } from '../../../domain/orders/payment-link.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { lockOrder } from '../back-office/store.ts'
import { mailCustomerOf } from '../mail-customer.ts'
import { findLinkOf, readLinkState } from './link-store.ts'
import { paymentLinkUrl } from './link-url.ts'
import { reminderLetter } from './reminder-letter.ts'

type OrderLink = { url: string; state: LinkState; createdBy: string; until: string | null }

/** The link of an order that somebody of the shop has entered, to be copied. */
export function readLink(shop: Shop, orderId: number): Promise<OrderLink> {
  return shop.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const link = await findLinkOf(tx, orderId)
    if (!link) throw refusal('noPaymentLink')
    const { token, createdBy } = link
    const url = paymentLinkUrl(shop.config, token)
    const until = order.stockHeldUntil?.toISOString() ?? null
    return { url, state: await readLinkState(tx, order), createdBy, until }
  })
}

/** Mails the link of an order again, while it can be paid. */
export async function mailLink(shop: Shop, operator: Actor, orderId: number): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const link = await findLinkOf(tx, orderId)
    if (!link || (await readLinkState(tx, order)) !== 'open') throw refusal('noPaymentLink')
    const url = paymentLinkUrl(shop.config, link.token)
    await mailCustomerOf(tx, shop, orderId, (language) =>
      reminderLetter(shop.config, language, { order, url }),
    )
    await recordChange(tx, operator, {
      action: 'mail payment link',
      subject: { kind: 'order', id: orderId },
    })
  })
}
