import { expect, test } from 'vitest'
import { fullDate } from '../../domain/dates.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { signInAgain } from '../testing/builders.ts'
import { openShop, openShopInTheMorning, type TestShop } from '../testing/open-shop.ts'
import { mailsTo } from '../testing/order-work-builders.ts'
import { anUnpaidOrder, aSecondAttempt, notify } from '../testing/payment-builders.ts'

/** The subjects of all mails about payments. */
async function paymentMails({ deliverMails }: TestShop) {
  const mails = await deliverMails()
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes('payment'))
}

const received = (id: number) => `We have received your payment for order #${id}`
const failed = (id: number) => `Your payment for order #${id} did not go through`

test('the customer gets a mail about a payment with its amount, method and id', async () => {
  const shop = await openShop()
  const order = await anUnpaidOrder(shop)
  await notify(shop, order.attempt, { payment_id: '320025071278' })
  const mails = await shop.deliverMails()
  const mail = mails.find(({ subject }) => subject === received(order.id))
  expect(mail?.to).toBe(`Nimali Perera <${order.customer.email}>`)
  for (const word of ['LKR\u00a01,840.00', 'VISA', '320025071278']) {
    expect(mail?.html).toContain(word)
    expect(mail?.text).toContain(word)
  }
})

test('the delivery date of an order paid weeks later counts from its payment', async () => {
  const shop = await openShopInTheMorning()
  const order = await anUnpaidOrder(shop)
  const seen = async () => {
    const [first] = (await shop.call('GET /orders', { token: order.customer.token })).body
    return first
  }
  const daysAhead = (days: number) => {
    const day = new Date(shop.shop.now().getTime() + days * 24 * 3_600_000)
    return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Colombo' }).format(day)
  }
  expect((await seen()).promisedBy).toBe(daysAhead(10))

  shop.passMinutes(20 * 24 * 60)
  await signInAgain(shop, order.customer)
  expect((await seen()).promisedBy).toBe(daysAhead(10))
  await notify(shop, order.attempt)
  shop.passMinutes(3 * 24 * 60)
  await signInAgain(shop, order.customer)
  const { promisedBy, paidAt } = await seen()
  expect(promisedBy).toBe(daysAhead(10 - 3))
  expect(Date.parse(paidAt)).toBeGreaterThan(Date.now() + 19 * 24 * 3_600_000)

  const mails = await shop.deliverMails()
  const mail = mails.find(({ subject }) => subject === received(order.id))
  expect(mail?.html).toContain(fullDate(promisedBy, formats))
  expect(mail?.text).toContain(`With you by: ${fullDate(promisedBy, formats)}`)
})

test('a notification that arrives a hundred times at once, and a second payment, cause one mail each', async () => {
  const shop = await openShop()
  const order = await anUnpaidOrder(shop)
  await Promise.all(Array.from({ length: 100 }, () => notify(shop, order.attempt)))
  await notify(shop, order.attempt, { payment_id: '2' })
  expect(await mailsTo(shop, order.customer.email)).toEqual([
    `Your order #${order.id} at JOY Box`,
    received(order.id),
    `You have paid twice for order #${order.id}`,
  ])
})

test('the mail about a failed payment has a link to pay again', async () => {
  const shop = await openShop()
  const order = await anUnpaidOrder(shop)
  await notify(shop, order.attempt, { status_code: '-2' })
  const mails = await shop.deliverMails()
  const mail = mails.find(({ subject }) => subject === failed(order.id))
  expect(mail?.html).toContain(`href="http://localhost:3000/orders?order=${order.id}"`)
  expect(mail?.text).toContain(`http://localhost:3000/orders?order=${order.id}`)
})

test('several cards that are declined in one attempt cause one mail', async () => {
  const shop = await openShop()
  const order = await anUnpaidOrder(shop)
  const declined = ['1', '2', '3'].map((payment_id) => ({ payment_id, status_code: '-2' }))
  await Promise.all(declined.map((changes) => notify(shop, order.attempt, changes)))
  expect(await paymentMails(shop)).toEqual([failed(order.id)])
})

test('the next attempt that fails is mailed again', async () => {
  const shop = await openShop()
  const order = await anUnpaidOrder(shop)
  await notify(shop, order.attempt, { status_code: '-2' })
  const secondAttempt = await aSecondAttempt(shop, order)
  await notify(shop, secondAttempt, { status_code: '-2' })
  expect(await paymentMails(shop)).toEqual([failed(order.id), failed(order.id)])
})

test('a failure that arrives after the payment is not mailed', async () => {
  const shop = await openShop()
  const order = await anUnpaidOrder(shop)
  await notify(shop, order.attempt, { payment_id: '1' })
  await notify(shop, order.attempt, { payment_id: '2', status_code: '-2' })
  expect(await paymentMails(shop)).toEqual([received(order.id)])
})

test.each([
  ['pending', '0'],
  ['cancelled by the customer', '-1'],
])('a payment that is %s is not mailed', async (_, statusCode) => {
  const shop = await openShop()
  const order = await anUnpaidOrder(shop)
  await notify(shop, order.attempt, { status_code: statusCode })
  expect(await paymentMails(shop)).toEqual([])
})
