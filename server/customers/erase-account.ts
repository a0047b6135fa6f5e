import { canBePaid, paymentStatusOf } from '../../domain/orders/status.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import { type Actor, recordChange } from '../audit-log/index.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { forgetMails } from '../mails/index.ts'
import { appendEvents } from '../order-history/index.ts'
import { editOrders, lockHoldsOf, release } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import {
  deleteAccount,
  deleteFeedback,
  deleteOfAddress,
  detachOrders,
  type LockedOrder,
  lockWithOrders,
} from './erase-store.ts'
import { wordsAbout } from './erased-words.ts'
import { type CustomerRow, findCustomer, otherEmailsOf } from './store.ts'

type Locked = { customer: CustomerRow; orders: LockedOrder[] }

const cause = historyTexts.erased

/** The account and its orders, locked until the transaction ends. Refuses an unknown account and an operator's. */
export async function lockToErase(tx: Transaction, id: number, at: Date): Promise<Locked> {
  const orders = await lockWithOrders(tx, id, at)
  const customer = await findCustomer(tx, id)
  if (!customer) throw refusal('unknownCustomer')
  if (customer.role === 'ADMIN') throw refusal('isOperator')
  return { customer, orders }
}

/**
 * Erases an account and all its personal data; orders stay, detached and without personal data. Unpaid
 * ones are cancelled. Refuses while an order is paid and not delivered, or needs a refund. `ofAddress`: also what
 * belongs to the email address alone, which may be somebody else's if it is not confirmed.
 * docs/decisions/0007-erasing-customers.md says what stays and why.
 */
export async function eraseAccount(
  tx: Transaction,
  shop: Shop,
  by: Actor,
  { customer, orders, ofAddress }: Locked & { ofAddress: boolean },
): Promise<void> {
  const { id, email } = customer
  requireFinished(orders)

  const earlier = (await otherEmailsOf(tx, id)).filter(({ purpose }) => purpose === 'RETURN')
  const addresses = [...(ofAddress ? [email] : []), ...earlier.map((link) => link.email)]
  // First of all: a mail that goes out now refers to what is deleted below (`recordMail`).
  await forgetMails(tx, shop, { addresses, account: customer })
  await cancelUnpaid(tx, id, orders, shop.now())
  await detachOrders(tx, id, await wordsAbout(tx, customer))
  await deleteFeedback(tx, id)
  if (ofAddress) await deleteOfAddress(tx, email)
  await deleteAccount(tx, customer)
  await recordChange(tx, by, {
    action: 'erase customer',
    subject: { kind: 'customer', id },
    after: { detachedOrders: orders.length },
  })
}

function requireFinished(orders: readonly LockedOrder[]): void {
  const unshipped = orders.filter((order) => paymentStatusOf(order) === 'PAID')
  if (unshipped.length > 0) throw refusal('unshippedOrders', { orderIds: idsOf(unshipped) })
  const underWay = orders.filter(({ isOutForDelivery }) => isOutForDelivery)
  if (underWay.length > 0) throw refusal('ordersUnderWay', { orderIds: idsOf(underWay) })
  const owed = orders.filter(({ hasOpenRefund, isPaidTooMuch }) => hasOpenRefund || isPaidTooMuch)
  const claimed = orders.filter(({ hasOpenClaim }) => hasOpenClaim)
  if (claimed.length > 0) throw refusal('claimOpen', { orderIds: idsOf(claimed) })
  const sentAgain = orders.filter(({ hasReplacement }) => hasReplacement)
  if (sentAgain.length > 0) throw refusal('replacementOpen', { orderIds: idsOf(sentAgain) })
  if (owed.length > 0) throw refusal('moneyOpen', { orderIds: idsOf(owed) })
}

function idsOf(orders: readonly LockedOrder[]): number[] {
  return orders.map(({ id }) => id)
}

/** Cancels unpaid orders, which no one could pay any more, and returns their stock. */
async function cancelUnpaid(
  tx: Transaction,
  customerId: number,
  orders: readonly LockedOrder[],
  at: Date,
): Promise<void> {
  const unpaid = orders.filter(canBePaid).map(({ id }) => id)
  await release(tx, await lockHoldsOf(tx, customerId), { at, cause })
  await editOrders(tx, unpaid, { cancelledAt: at })
  await appendEvents(tx, unpaid, { kind: 'CANCELLED', cause, at })
}
