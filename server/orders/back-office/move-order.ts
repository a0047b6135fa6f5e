import type { SlotKey } from '../../../domain/delivery/slots.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import { appendEvents } from '../../order-history/index.ts'
import type { Shop } from '../../shop.ts'
import { changeSlot } from '../change-slot.ts'
import { mailCustomerOf } from '../mail-customer.ts'
import { slotMovedLetter } from './letters.ts'
import { editOrders, lockOpenOrder } from './store.ts'

type Move = SlotKey & { version: number; reason: string }

/** Delivers an order at another time than its customer has chosen, and mails them the reason. */
export async function moveOrder(
  shop: Shop,
  operator: Actor,
  orderId: number,
  { version, reason, ...chosen }: Move,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const order = await lockOpenOrder(tx, orderId, version)
    await editOrders(tx, [orderId], {})
    const promised = await changeSlot(tx, shop, order, chosen, 'en')
    const cause = historyTexts.slotMoved(operator.email, promised.hours, reason)
    await appendEvents(tx, [orderId], { kind: 'SLOT_MOVED', cause, at: shop.now() })
    await recordChange(tx, operator, {
      action: 'move delivery',
      subject: { kind: 'order', id: orderId },
      before: { promisedFrom: order.promisedFrom?.toISOString() ?? null },
      after: { promisedFrom: promised.promisedFrom?.toISOString() ?? null },
    })
    await mailCustomerOf(tx, shop, orderId, (language) =>
      slotMovedLetter(
        shop.config,
        language,
        { id: orderId, ...promised },
        { before: order, reason },
      ),
    )
  })
}
