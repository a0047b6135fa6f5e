import type { z } from '@hono/zod-openapi'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { ownData } from '../../contract/own-data.ts'
import { rupees } from '../../domain/money/money.ts'
import { type Actor, recordChange } from '../audit-log/index.ts'
import { selectFavourites } from '../buy-again/index.ts'
import { getCart, presentCart } from '../carts/index.ts'
import { listCustomPackages, presentCustomPackage } from '../custom-packages/index.ts'
import { refusal } from '../http/refusal.ts'
import { presentOrder } from '../orders/index.ts'
import { presentPasskey, selectPasskeys } from '../passkeys/index.ts'
import { selectPushSubscriptions } from '../push/index.ts'
import { listRecipients, presentRecipient } from '../recipients/index.ts'
import type { Shop } from '../shop.ts'
import { selectAlerts } from '../stock-alerts/index.ts'
import { type OrderToExport, ordersToExport, writtenBy } from './export-store.ts'
import { type CustomerRow, findCustomer, networksOf, otherEmailsOf, sessionsOf } from './store.ts'

type PersonalData = BackOfficeAnswer<'POST /admin/customers/{customerId}/exports'>
type OwnData = z.output<typeof ownData>

/** Everything that the shop stores about a customer, for an operator; recorded in the audit log. */
export async function exportCustomer(
  shop: Shop,
  operator: Actor,
  id: number,
): Promise<PersonalData> {
  const customer = await findCustomer(shop.database, id)
  if (!customer) throw refusal('unknownCustomer')
  await shop.database.transaction((tx) =>
    recordChange(tx, operator, { action: 'export customer', subject: { kind: 'customer', id } }),
  )
  return collectData(shop, customer)
}

/** The same for the customer, without what operators have written for one another: the contract drops it. */
export async function exportOwnData(shop: Shop, id: number): Promise<OwnData> {
  const customer = await findCustomer(shop.database, id)
  // Another request may have erased the account since.
  if (!customer) throw refusal('noSession')
  const hasProof = customer.emailConfirmedAt !== null
  return ownData.parse(await collectData(shop, customer, { ofAddress: hasProof }))
}

/**
 * `ofAddress`: also what was found by the email address alone. Who has not confirmed the address may have typed
 * somebody else's.
 */
async function collectData(
  shop: Shop,
  customer: CustomerRow,
  { ofAddress } = { ofAddress: true },
): Promise<PersonalData> {
  const { database, now } = shop
  const { id } = customer
  const [
    addresses,
    cart,
    customPackages,
    orders,
    written,
    otherEmails,
    sessions,
    networks,
    keys,
    alerts,
    liked,
    browsers,
  ] = await Promise.all([
    listRecipients(database, id),
    getCart(shop, id, 'en'),
    listCustomPackages(shop, id, 'en'),
    ordersToExport(database, id, now()),
    writtenBy(database, customer, { ofAddress }),
    otherEmailsOf(database, id),
    sessionsOf(database, id),
    networksOf(database, id),
    selectPasskeys(database, { userId: id, audience: 'CUSTOMER' }),
    selectAlerts(database, id),
    selectFavourites(database, id),
    selectPushSubscriptions(database, id),
  ])
  return {
    exportedAt: now().toISOString(),
    profile: {
      ...profileOf(customer),
      otherEmails: otherEmails.map(({ email, until }) => ({ email, until: until.toISOString() })),
    },
    sessions: sessions.map(({ browser, system, createdAt, lastUsedAt }) => ({
      browser,
      system,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    networks: networks.map(({ lastUsedAt }) => ({ lastUsedAt: lastUsedAt.toISOString() })),
    passkeys: keys.map(presentPasskey).map(({ id: _, ...passkey }) => passkey),
    notifiedBrowsers: browsers.map(({ endpoint, savedAt }) => ({
      pushService: new URL(endpoint).hostname,
      savedAt: savedAt.toISOString(),
    })),
    addresses: addresses.map(presentRecipient),
    cart: presentCart(cart),
    customPackages: customPackages.map(presentCustomPackage),
    favourites: liked.map(({ productId, packageId, addedAt }) => ({
      productId,
      packageId,
      addedAt: addedAt.toISOString(),
    })),
    stockAlerts: alerts.map(({ productId, askedAt }) => ({
      productId,
      askedAt: askedAt.toISOString(),
    })),
    orders: orders.map((order) => presentExported(order, now())),
    ...presentWritten(written),
  }
}

function profileOf(row: CustomerRow): Omit<PersonalData['profile'], 'otherEmails'> {
  return {
    customerId: row.id,
    name: row.name,
    email: row.email,
    emailConfirmedAt: row.emailConfirmedAt?.toISOString() ?? null,
    telephone: row.telephone,
    nic: row.nic,
    language: row.language,
    registeredAt: row.createdAt.toISOString(),
    blockedAt: row.blockedAt?.toISOString() ?? null,
    blockReason: row.blockReason,
    largeOrdersSince: row.largeOrdersSince?.toISOString() ?? null,
    erasureAskedAt: row.erasureAskedAt?.toISOString() ?? null,
  }
}

function presentExported(
  { order, payments, refunds, claims, stops, textMessages, events, notes }: OrderToExport,
  now: Date,
): PersonalData['orders'][number] {
  return {
    ...presentOrder(order, now),
    recipientEmail: order.email,
    payments: payments.map((attempt) => ({
      gateway: attempt.gateway,
      reference: attempt.reference,
      startedAt: attempt.startedAt.toISOString(),
      amount: rupees(attempt.amountCents),
      notifications: attempt.notifications.map((notification) => ({
        paymentId: notification.gatewayPaymentId,
        outcome: notification.outcome,
        gatewayCode: notification.gatewayCode,
        method: notification.method,
        receivedAt: notification.receivedAt.toISOString(),
      })),
      refused: attempt.refused.map((payment) => ({
        paymentId: payment.gatewayPaymentId,
        amount: rupees(payment.amountCents),
        currency: payment.currency,
        receivedAt: payment.receivedAt.toISOString(),
        settlementNote: payment.settlementNote,
      })),
    })),
    refunds: refunds.map(
      ({ gatewayPaymentId, amountCents, requestedAt, settledAt, reference }) => ({
        paymentId: gatewayPaymentId,
        amount: rupees(amountCents),
        requestedAt: requestedAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
        reference,
      }),
    ),
    claims,
    deliveries: stops.map(({ orderId: _, ...stop }) => stop),
    textMessages: textMessages.map(({ orderId: _, ...message }) => message),
    history: events.map(({ at, kind, cause }) => ({ at: at.toISOString(), kind, cause })),
    operatorNotes: notes.map(({ at, text }) => ({ at: at.toISOString(), text })),
  }
}

function presentWritten({
  feedback,
  contactMessages,
  subscription,
  mails,
}: Awaited<ReturnType<typeof writtenBy>>): Pick<
  PersonalData,
  'feedback' | 'contactMessages' | 'newsletter' | 'mails'
> {
  return {
    feedback: feedback.map(({ name, rating, message, createdAt, hiddenAt }) => ({
      name,
      stars: rating,
      message,
      givenAt: createdAt.toISOString(),
      isShown: hiddenAt === null,
    })),
    contactMessages: contactMessages.map(
      ({ name, email, phone, message, createdAt, answeredAt, answers }) => ({
        name,
        email,
        phone,
        message,
        sentAt: createdAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
        answers: answers.map(({ text, writtenAt }) => ({
          text,
          sentAt: writtenAt.toISOString(),
        })),
      }),
    ),
    newsletter: subscription
      ? {
          email: subscription.email,
          language: subscription.language,
          consentedAt: subscription.createdAt.toISOString(),
          words: subscription.consentWords,
        }
      : null,
    mails,
  }
}
