import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { rupees } from '../../domain/money/money.ts'
import { type Actor, recordChange } from '../audit-log/index.ts'
import { getCart, presentCart } from '../carts/index.ts'
import { listCustomPackages, presentCustomPackage } from '../custom-packages/index.ts'
import { refusal } from '../http/refusal.ts'
import { presentOrder } from '../orders/index.ts'
import { presentPasskey, selectPasskeys } from '../passkeys/index.ts'
import { listRecipients, presentRecipient } from '../recipients/index.ts'
import type { Shop } from '../shop.ts'
import { type OrderToExport, ordersToExport, writtenBy } from './export-store.ts'
import { type CustomerRow, findCustomer, otherEmailsOf, sessionsOf } from './store.ts'

type PersonalData = BackOfficeAnswer<'POST /admin/customers/{customerId}/exports'>

/** Everything that the shop stores about a customer; the export is recorded in the audit log. */
export async function exportCustomer(
  shop: Shop,
  operator: Actor,
  id: number,
): Promise<PersonalData> {
  const { database, now } = shop
  const customer = await findCustomer(database, id)
  if (!customer) throw refusal('notFound')
  await database.transaction((tx) =>
    recordChange(tx, operator, { action: 'export customer', subject: { kind: 'customer', id } }),
  )
  const [addresses, cart, customPackages, orders, written, otherEmails, sessions, passkeys] =
    await Promise.all([
      listRecipients(shop.database, id),
      getCart(shop, id),
      listCustomPackages(shop, id),
      ordersToExport(database, id),
      writtenBy(database, customer),
      otherEmailsOf(database, id),
      sessionsOf(database, id),
      selectPasskeys(database, { userId: id, audience: 'CUSTOMER' }),
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
    passkeys: passkeys.map(presentPasskey).map(({ id: _, ...passkey }) => passkey),
    addresses: addresses.map(presentRecipient),
    cart: presentCart(cart),
    customPackages: customPackages.map(presentCustomPackage),
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
    registeredAt: row.createdAt.toISOString(),
    blockedAt: row.blockedAt?.toISOString() ?? null,
    blockReason: row.blockReason,
    largeOrdersSince: row.largeOrdersSince?.toISOString() ?? null,
  }
}

function presentExported(
  { order, payments, refunds, events, notes }: OrderToExport,
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
    history: events.map(({ at, kind, cause }) => ({ at: at.toISOString(), kind, cause })),
    operatorNotes: notes.map(({ at, text }) => ({ at: at.toISOString(), text })),
  }
}

function presentWritten({
  feedback,
  contactMessages,
  subscription,
}: Awaited<ReturnType<typeof writtenBy>>): Pick<
  PersonalData,
  'feedback' | 'contactMessages' | 'newsletter'
> {
  return {
    feedback: feedback.map(({ name, rating, message, createdAt, hiddenAt }) => ({
      name,
      feedbackCount: rating,
      message,
      givenAt: createdAt.toISOString(),
      isShown: hiddenAt === null,
    })),
    contactMessages: contactMessages.map(
      ({ name, email, phone, message, createdAt, answeredAt }) => ({
        name,
        email,
        phone,
        message,
        sentAt: createdAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
      }),
    ),
    newsletter: subscription
      ? { email: subscription.email, consentedAt: subscription.createdAt.toISOString() }
      : null,
  }
}
