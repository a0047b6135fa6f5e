import type { SlotKey } from '../../../domain/delivery/slots.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { type Actor, recordChanges } from '../../audit-log/index.ts'
import { appendEvents } from '../../order-history/index.ts'
import type { Shop } from '../../shop.ts'
import { changeSlot } from '../change-slot.ts'
import { lockCustomerOf } from '../lock-customer.ts'
import { mailCustomerOf } from '../mail-customer.ts'
import { lockDelivery } from '../store.ts'
import { slotMovedLetter } from './letters.ts'
import { lockOpenOrder, raiseVersion } from './store.ts'

type Move = SlotKey & { version: number; reason: string }

/** Delivers an order, and what goes with it, at another time than its customer has chosen, and mails them the reason. */
export async function moveOrder(
  shop: Shop,
  operator: Actor,
  orderId: number,
  { version, reason, ...chosen }: Move,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    // Before the orders: otherwise goods that are being added to them would stay behind.
    await lockCustomerOf(tx, orderId)
    const delivery = await lockDelivery(tx, orderId)
    await lockOpenOrder(tx, orderId, version)
    const ids = delivery.map(({ id }) => id)
    await raiseVersion(tx, ids)
    const promised = await changeSlot(tx, shop, delivery, chosen, 'en')
    const cause = historyTexts.slotMoved(operator.email, promised.hours, reason)
    await appendEvents(tx, ids, { kind: 'SLOT_MOVED', cause, at: shop.now() })
    const changes = delivery.map(({ id, promisedFrom }) => ({
      action: 'move delivery' as const,
      subject: { kind: 'order' as const, id },
      before: { promisedFrom: promisedFrom?.toISOString() ?? null },
      after: { promisedFrom: promised.promisedFrom?.toISOString() ?? null },
    }))
    await recordChanges(tx, operator, changes)
    for (const order of delivery) {
      const { id } = order
      // Goods that were added, and that nobody pays any more, do not come at all.
      if (id !== orderId && !order.paidAt && !order.stockHeldUntil) continue
      await mailCustomerOf(tx, shop, id, (language) =>
        slotMovedLetter(
          shop.config,
          language,
          { ...order, ...promised },
          { before: order, reason },
        ),
      )
    }
  })
}
