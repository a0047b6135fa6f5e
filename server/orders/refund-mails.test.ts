import { expect, test } from 'vitest'
import { refunds, sandboxPayments } from '../database/schema.ts'
import { reconcilePayments, refundPayment } from '../payments/index.ts'
import { signInAgain } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { aPaidOrder, aPaidShortOrder, atWork } from '../testing/order-work-builders.ts'
import { anUnpaidOrder, notify } from '../testing/payment-builders.ts'

const second = { payment_id: '320025099999' }

/** The mail with this subject, as plain text with each paragraph in one line. */
async function mailOf({ deliverMails }: TestShop, subject: string) {
  const mails = (await deliverMails()).filter((mail) => mail.subject === subject)
  expect(mails).toHaveLength(1)
  return String(mails[0]?.text).replaceAll(/(\S)\n(?=\S)/g, '$1 ')
}

async function subjectsOf({ deliverMails }: TestShop) {
  return (await deliverMails()).map(({ subject }) => subject)
}

async function onlyRefund({ database }: TestShop) {
  const [refund] = await database.select().from(refunds)
  return refund?.id ?? 0
}

test('a customer who pays twice is told that the second payment goes back', async () => {
  const shop = await openShop()
  const order = await aPaidOrder(shop)
  await notify(shop, order.attempt, second)
  const text = await mailOf(shop, `You have paid twice for order #${order.id}`)
  expect(text).toContain('We will give it back to you, the way you paid.')
  expect(text).toContain('Amount: LKR\u00a01,840.00')
  expect(text).toContain('Transaction: 320025099999')
})

test('a payment whose predecessor was charged back is not called a second one', async () => {
  const shop = await openShop()
  const order = await aPaidOrder(shop)
  await notify(shop, order.attempt, { status_code: '-3' })
  await notify(shop, order.attempt, second)
  expect(await subjectsOf(shop)).not.toContain(`You have paid twice for order #${order.id}`)
})

test('a customer who pays a cancelled order is told that the payment goes back', async () => {
  const shop = await openShop()
  const { cancel } = await atWork(shop)
  const order = await anUnpaidOrder(shop)
  await cancel(order.id, { version: 1, reason: 'Closed for the holiday' })
  await notify(shop, order.attempt)
  await notify(shop, order.attempt)
  const text = await mailOf(shop, `Your payment for the cancelled order #${order.id}`)
  expect(text).toContain('Your payment of LKR\u00a01,840.00 has come in')
  expect(text).toContain('We will give it back to you, the way you paid.')
})

test('the refund of a second payment is mailed when it is requested and when it is done by hand', async () => {
  const shop = await openShop()
  const { refundSurplus, session } = await atWork(shop)
  const order = await aPaidOrder(shop)
  await notify(shop, order.attempt, second)
  await refundSurplus(order.id, 'BY_HAND')
  const made = `Your refund for order #${order.id} is on its way`
  const begun = await mailOf(shop, `Your refund for order #${order.id} has begun`)
  expect(begun).toContain('We are giving LKR\u00a01,840.00 back to you')
  expect(await subjectsOf(shop)).not.toContain(made)

  const settle = async () =>
    shop.call('POST /admin/refunds/{refundId}/settlement', {
      session,
      params: { refundId: await onlyRefund(shop) },
      body: { reference: 'Bank slip 881' },
    })
  await Promise.all([settle(), settle()])
  const text = await mailOf(shop, made)
  expect(text).toContain('We have given LKR\u00a01,840.00 back to you')
  expect(text).toContain('320025099999')
})

test('a refund that was made in the gateway’s own portal is mailed and told once', async () => {
  const shop = await openShop()
  const { cancel, set } = await atWork(shop)
  await set('orders.story', true)
  const order = await aPaidOrder(shop)
  await cancel(order.id, { version: 1, reason: 'Out of ice', refund: 'BY_HAND' })
  await shop.database.insert(sandboxPayments).values({
    paymentId: '320025071278',
    reference: order.attempt.reference,
    description: 'Order',
    amount: order.attempt.amount,
    currency: 'LKR',
    method: 'VISA',
    status: 'REFUNDED',
  })
  shop.passMinutes(25 * 60)
  await reconcilePayments(shop.shop)
  shop.passMinutes(25 * 60)
  await reconcilePayments(shop.shop)
  await refundPayment(shop.shop, { refundId: await onlyRefund(shop) })
  await mailOf(shop, `Your refund for order #${order.id} is on its way`)
  await signInAgain(shop, order.customer)
  const [{ story }] = (await shop.call('GET /orders', { token: order.customer.token })).body
  expect(story.map(({ kind }: { kind: string }) => kind)).toEqual([
    'PLACED',
    'PAID',
    'CANCELLED',
    'REFUND_REQUESTED',
    'REFUNDED',
  ])
})

test('the mail about a late payment promises no day for goods that are sold out', async () => {
  const shop = await openShop()
  const order = await aPaidShortOrder(shop)
  const text = await mailOf(shop, `We have received your payment for order #${order.id}`)
  expect(text).toContain('2 × Ceylon Tea')
  expect(text).toContain('sold out')
  expect(text).not.toContain('packing')
  expect(text).not.toContain('With you by')
})
