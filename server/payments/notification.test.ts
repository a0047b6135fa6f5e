import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createApplication } from '../application/application.ts'
import { connectDatabase } from '../database/connect.ts'
import { paymentNotifications, products, stockShortages } from '../database/schema.ts'
import { DatabaseServers } from '../database/servers.ts'
import { createLog } from '../log.ts'
import { releaseLapsedHolds } from '../orders/index.ts'
import { openShop } from '../testing/open-shop.ts'
import {
  anUnpaidOrder,
  aSecondAttempt,
  formPost,
  notify,
  signedNotification,
  stateOf,
  watched,
} from '../testing/payment-builders.ts'

describe('a notification of success', () => {
  it('makes the order PAID and its stock sold, and gets an empty response', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const answer = await notify(shop, order.attempt)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
    expect(await stateOf(shop, order)).toEqual({
      status: 'PAID',
      method: 'VISA',
      history: ['PLACED', 'PAYMENT_STARTED', 'PAID'],
      stock: 8,
    })
  })

  it('changes nothing when it arrives again', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    await notify(shop, order.attempt)
    const answer = await notify(shop, order.attempt)
    expect(answer.status).toBe(200)
    expect(await stateOf(shop, order)).toMatchObject({
      history: ['PLACED', 'PAYMENT_STARTED', 'PAID'],
      stock: 8,
    })
  })

  it('pays once when it arrives a hundred times at the same moment', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => notify(shop, order.attempt)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await stateOf(shop, order)).toMatchObject({
      history: ['PLACED', 'PAYMENT_STARTED', 'PAID'],
      stock: 8,
    })
  })

  it('pays an order whose payment had failed before', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    await notify(shop, order.attempt, { status_code: '-2', payment_id: '1' })
    await notify(shop, order.attempt, { payment_id: '2' })
    expect(await stateOf(shop, order)).toMatchObject({
      status: 'PAID',
      history: ['PLACED', 'PAYMENT_STARTED', 'PAYMENT_NOTIFIED', 'PAID'],
    })
  })

  it('with another payment id is a second payment: recorded, and logged for the operator', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const { notified, warnings } = watched(shop)
    await notified(signedNotification(shop, order.attempt, { payment_id: '1' }))
    const answer = await notified(signedNotification(shop, order.attempt, { payment_id: '2' }))
    expect(answer.status).toBe(200)
    expect(await stateOf(shop, order)).toMatchObject({
      status: 'PAID',
      history: ['PLACED', 'PAYMENT_STARTED', 'PAID', 'PAID_AGAIN'],
      stock: 8,
    })
    expect(warnings).toMatchObject([{ level: 'warn', orderId: order.id, paymentId: '2' }])
  })

  it('for two attempts that succeed at the same moment pays once and records a second payment', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const secondAttempt = await aSecondAttempt(shop, order)
    await Promise.all([
      notify(shop, order.attempt, { payment_id: '1' }),
      notify(shop, secondAttempt, { payment_id: '2' }),
    ])
    const { history } = await stateOf(shop, order)
    expect(history.slice(-2)).toEqual(['PAID', 'PAID_AGAIN'])
  })

  it('that arrives after the hold has lapsed still pays, and records what is missing', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    shop.passMinutes(61)
    await releaseLapsedHolds(shop.shop)
    await shop.database.update(products).set({ stockQuantity: 1 })
    await notify(shop, order.attempt)
    expect(await stateOf(shop, order)).toMatchObject({ status: 'PAID', stock: 0 })
    expect(await shop.database.select().from(stockShortages)).toEqual([
      { orderId: order.id, productId: order.productId, quantity: 1 },
    ])
  })
})

describe('any other notification', () => {
  it.each([
    ['pending', '0'],
    ['cancelled', '-1'],
    ['failed', '-2'],
  ])('of a %s payment is recorded and leaves the order PENDING', async (_, statusCode) => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const answer = await notify(shop, order.attempt, { status_code: statusCode })
    expect(answer.status).toBe(200)
    expect(await stateOf(shop, order)).toMatchObject({
      status: 'PENDING',
      history: ['PLACED', 'PAYMENT_STARTED', 'PAYMENT_NOTIFIED'],
    })
  })

  it('never undoes PAID', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    await notify(shop, order.attempt)
    for (const statusCode of ['0', '-1', '-2', '-3']) {
      await notify(shop, order.attempt, { status_code: statusCode })
    }
    expect(await stateOf(shop, order)).toEqual({
      status: 'PAID',
      method: 'VISA',
      history: ['PLACED', 'PAYMENT_STARTED', 'PAID', ...Array(4).fill('PAYMENT_NOTIFIED')],
      stock: 8,
    })
  })

  it('of a chargeback is logged for the operator', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const { notified, warnings } = watched(shop)
    await notified(signedNotification(shop, order.attempt, { status_code: '-3' }))
    expect(warnings).toMatchObject([{ level: 'warn', orderId: order.id, outcome: 'chargedBack' }])
  })

  it('with an undocumented status is stored once and has no effect', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    for (const statusCode of ['3', '3', '4']) {
      const answer = await notify(shop, order.attempt, { status_code: statusCode })
      expect(answer.status).toBe(200)
    }
    expect(await stateOf(shop, order)).toMatchObject({
      status: 'PENDING',
      history: ['PLACED', 'PAYMENT_STARTED'],
    })
    const stored = await shop.database
      .select({
        outcome: paymentNotifications.outcome,
        gatewayCode: paymentNotifications.gatewayCode,
      })
      .from(paymentNotifications)
      .where(eq(paymentNotifications.gatewayPaymentId, '320025071278'))
      .orderBy(paymentNotifications.id)
    expect(stored).toEqual([
      { outcome: 'unknown', gatewayCode: '3' },
      { outcome: 'unknown', gatewayCode: '4' },
    ])
  })
})

it('a notification that cannot be stored gets status 5xx, so that the gateway sends it again', async () => {
  const shop = await openShop()
  const order = await anUnpaidOrder(shop)
  const gone = connectDatabase(
    new DatabaseServers('postgres://nobody@127.0.0.1:1/none'),
    1,
    createLog(),
  )
  const form = signedNotification(shop, order.attempt)
  const cutOff = createApplication({ ...shop.shop, database: gone.database })
  const answer = await cutOff.request('/payments/notification', formPost(form))
  await gone.close()
  expect(answer.status).toBeGreaterThanOrEqual(500)
})
