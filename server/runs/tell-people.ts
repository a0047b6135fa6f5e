import type { BackOfficeInput } from '../../contract/back-office/index.ts'
import type { Transaction } from '../database/connect.ts'
import {
  clockOf,
  deliveredLetter,
  deliveredSms,
  mailCustomerOf,
  nobodyHomeLetter,
  nobodyHomeSms,
  type OrderRow,
  recipientNotHomeSms,
  textCustomerOf,
  textRecipientOf,
} from '../orders/index.ts'
import type { Shop } from '../shop.ts'

type Step = BackOfficeInput<'POST /admin/driving/stops/{stopId}/results'>['body']
type AtDoor = Pick<Step, 'receivedBy'> & {
  at: Date
  /** Whether it was sent again. */
  isAgain: boolean
}

/** Tells the customer what happened at the door, and who else was to get it. Who has refused an order was there. */
export async function tellPeople(
  tx: Transaction,
  shop: Shop,
  order: OrderRow,
  { result, ...atDoor }: Pick<Step, 'result'> & AtDoor,
): Promise<void> {
  if (order.cancelledAt) return
  if (result === 'NOBODY_HOME') await tellNobodyHome(tx, shop, order, atDoor)
  if (result === 'DELIVERED') await tellDelivered(tx, shop, order, atDoor)
}

async function tellNobodyHome(
  tx: Transaction,
  shop: Shop,
  order: OrderRow,
  { at }: AtDoor,
): Promise<void> {
  await mailCustomerOf(tx, shop, order.id, (language) =>
    nobodyHomeLetter(shop.config, language, order.id, { at, now: shop.now() }),
  )
  const key = `nobody home ${order.id} ${at.toISOString()}`
  await textCustomerOf(tx, shop, order.id, {
    key,
    write: (language) => nobodyHomeSms(shop.config, language, order.id),
  })
  await textRecipientOf(tx, shop, order, {
    key,
    write: (language, customer) => recipientNotHomeSms(shop.config, language, customer),
  })
}

async function tellDelivered(
  tx: Transaction,
  shop: Shop,
  order: OrderRow,
  { at, receivedBy, isAgain }: AtDoor,
): Promise<void> {
  const moment = { at, now: shop.now() }
  const completedAt = order.completedAt ?? at
  // The clock of claims runs from the order itself.
  const hasClock = shop.settings.get('orders.claims') && !isAgain
  const claimsUntil = hasClock
    ? clockOf({ ...order, completedAt, deliveredAt: at })?.DAMAGED
    : undefined
  await mailCustomerOf(tx, shop, order.id, (language) =>
    deliveredLetter(shop.config, language, order.id, { ...moment, receivedBy, claimsUntil }),
  )
  await textCustomerOf(tx, shop, order.id, {
    key: `delivered ${order.id} ${at.toISOString()}`,
    write: (language) => deliveredSms(shop.config, language, order.id, moment),
  })
}
