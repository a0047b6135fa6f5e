import type { BackOfficeInput } from '../../../contract/back-office/index.ts'
import { totalOf } from '../../../domain/money/amount.ts'
import { centsOfDecimalText } from '../../../domain/money/money.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { createContact } from '../../accounts/index.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import { digestOfRequest, isRepeated } from '../../back-office/request-digest.ts'
import type { Transaction } from '../../database/connect.ts'
import type { Customer } from '../../http/environment.ts'
import { refusal } from '../../http/refusal.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { addRecipient } from '../../recipients/index.ts'
import type { Shop } from '../../shop.ts'
import { pricesChanged } from '../place-order.ts'
import { placeWithin } from '../place-within.ts'
import type { PricedOrder } from '../price-lines.ts'
import { changeOrder } from './change-order.ts'
import { findCustomer } from './customer-store.ts'
import { linkLetter } from './link-letter.ts'
import { findEnteredJustNow, findLinkOfRequest, insertLink } from './link-store.ts'
import { paymentLinkUrl } from './link-url.ts'

export type EnteredOrder = BackOfficeInput<'POST /admin/orders'>['body']
type Entered = { orderId: number; paymentUrl: string }

/**
 * Places an order that came by telephone, WhatsApp or at the counter, for a customer with or without an account, and makes
 * the link with which it is paid. It is placed as a customer's own order is. A repeated request enters nothing twice; nor
 * does a second person who has taken the same call, unless they say that it is another order. A request that was changed
 * after its order was entered is refused.
 */
export async function enterOrder(
  shop: Shop,
  operator: Actor,
  sent: EnteredOrder,
): Promise<Entered> {
  if (!shop.settings.get('orders.byStaff')) throw refusal('notEntered')
  return shop.database.transaction(async (tx) => {
    const earlier = await findLinkOfRequest(tx, sent.requestKey)
    const digest = digestOf(shop, sent)
    if (earlier) {
      const { orderId, token, requestDigest } = earlier
      if (!isRepeated(requestDigest, digest)) throw refusal('enteredOtherwise', { orderId })
      return { orderId, paymentUrl: paymentLinkUrl(shop.config, token) }
    }
    const wanted = linesOf(sent)
    const following = sent.changes && (await changeOrder(tx, shop, operator, sent.changes, wanted))
    if (!sent.isAnother && !following) await requireNotJustEntered(tx, shop, sent)
    const customer = await customerFor(tx, shop, following ?? sent.customer)
    const addsTo = following?.addsTo
    const recipientId = addsTo?.recipientId ?? (await recipientFor(tx, customer, sent.address))
    const entered = await placeWithin(tx, shop, {
      customer,
      language: customer.language,
      refusedIn: 'en',
      request: {
        ...sent,
        ...wanted,
        recipientId,
        transactionId: `STAFF-${sent.requestKey}`,
      },
      usualMinutes: shop.settings.get('orders.linkMinutes'),
      trust: 'trusted',
      entered: {
        channel: sent.channel,
        placedBy: operator.email,
        cause: following?.cause ?? historyTexts.enteredBy(operator.email),
      },
      addsTo,
      spend: async () => {},
      requireSeen: (priced) => requireSeenTotal(sent, priced),
      requireCart: async () => {},
      follow: async ({ order, agreed, priced }) => {
        const { requestKey, sendsLink } = sent
        const { language } = customer
        const request = { requestKey, requestDigest: digest, createdBy: operator.email }
        const token = await insertLink(tx, { orderId: order.id, language, ...request })
        if (!token) throw refusal('alreadyPlaced')
        const url = paymentLinkUrl(shop.config, token)
        if (sendsLink && customer.email) {
          const to = { name: customer.name, address: customer.email }
          const letter = linkLetter(shop.config, language, { agreed, priced, url })
          await sendMail(tx, shop, { to, letter, about: { orderId: order.id } })
        }
        return { orderId: order.id, paymentUrl: url }
      },
    })
    await recordChange(tx, operator, {
      action: 'enter order',
      subject: { kind: 'order', id: entered.orderId },
      after: { channel: sent.channel },
    })
    return entered
  })
}

/** Of the order that a request asks for; without the one that it changes, whose version entering it has raised. */
function digestOf({ config }: Shop, sent: EnteredOrder): string {
  const { requestKey: _, isAnother: __, changes: ___, ...wanted } = sent
  return digestOfRequest(config, wanted)
}

/** Refuses, with the other order, if one was entered for the same phone number just now. */
async function requireNotJustEntered(
  tx: Transaction,
  { now }: Shop,
  { customer }: EnteredOrder,
): Promise<void> {
  const telephone =
    'customerId' in customer
      ? ((await findCustomer(tx, customer.customerId))?.telephone ?? '')
      : customer.telephone
  const orderId = await findEnteredJustNow(tx, telephone, now())
  if (orderId !== undefined) throw refusal('enteredJustNow', { orderId })
}

async function customerFor(
  tx: Transaction,
  shop: Shop,
  wanted: EnteredOrder['customer'] | { customerId: number },
): Promise<Customer> {
  if (!('customerId' in wanted)) return createContact(tx, shop, wanted)
  const customer = await findCustomer(tx, wanted.customerId)
  if (!customer) throw refusal('unknownCustomer')
  return customer
}

async function recipientFor(
  tx: Transaction,
  { id }: Customer,
  wanted: EnteredOrder['address'],
): Promise<number> {
  if ('recipientId' in wanted) return wanted.recipientId
  return (await addRecipient({ database: tx }, id, wanted)).id
}

function linesOf({ packages, products }: Pick<EnteredOrder, 'packages' | 'products'>) {
  return { items: packages, orderProducts: products }
}

function requireSeenTotal({ totalAmount }: EnteredOrder, { amount }: PricedOrder): void {
  if (centsOfDecimalText(totalAmount) !== totalOf(amount)) throw pricesChanged(amount)
}
