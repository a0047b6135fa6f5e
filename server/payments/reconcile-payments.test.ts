import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderEvents, orders, sandboxPayments } from '../database/schema.ts'
import { signInAgain } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anUnpaidOrder, notify, stateOf, type UnpaidOrder } from '../testing/payment-builders.ts'
import { untilBlocked } from '../testing/until-blocked.ts'
import { NotAsked, type PaymentGateway } from './gateway.ts'
import { reconcilePayments } from './reconcile-payments.ts'

/** A payment at the gateway of which the shop was not notified. */
async function paidUnheard(
  { database }: TestShop,
  { attempt, id }: UnpaidOrder,
  change: Partial<typeof sandboxPayments.$inferInsert> = {},
) {
  const { reference, amount } = attempt
  await database.insert(sandboxPayments).values({
    paymentId: '320025071278',
    reference,
    description: `Order ${id}`,
    amount,
    currency: 'LKR',
    method: 'VISA',
    ...change,
  })
}

const checkAgain = ({ call }: TestShop, { customer }: UnpaidOrder) =>
  call('GET /orders/{userId}', { params: { userId: customer.id }, token: customer.token })

async function historyOf({ database }: TestShop, { id }: UnpaidOrder) {
  const events = await database
    .select({ kind: orderEvents.kind, cause: orderEvents.cause })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.id))
  return events.slice(2).map(({ kind, cause }) => `${kind} ${cause}`)
}

/** The same shop with a gateway that responds as the test defines, and the references that it was asked about. */
function withGateway({ shop }: TestShop, findPayments: () => Promise<never[]>) {
  const asked: string[] = []
  const gateway: PaymentGateway = {
    ...shop.gateways[0],
    findPayments: (reference: string) => {
      asked.push(reference)
      return findPayments()
    },
  }
  return { shop: { ...shop, gateways: [gateway] as const }, asked }
}

describe('an order whose notification never came', () => {
  it('becomes PAID by the job, and its customer is mailed once', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    await paidUnheard(shop, order)
    shop.passMinutes(2)
    expect(await reconcilePayments(shop.shop)).toBe(1)
    shop.passMinutes(2)
    await reconcilePayments(shop.shop)
    expect(await stateOf(shop, order)).toEqual({
      status: 'PAID',
      method: 'VISA',
      history: ['PLACED', 'PAYMENT_STARTED', 'PAID'],
      stock: 8,
    })
    const subjects = (await shop.deliverMails()).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('received'))).toHaveLength(1)
  })

  it('becomes PAID when its customer checks again', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    await paidUnheard(shop, order)
    expect((await checkAgain(shop, order)).body.paymentStatus).toBe('PAID')
  })

  it('is paid once when notification, job and customer’s check coincide', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    await paidUnheard(shop, order)
    shop.passMinutes(2)
    await Promise.all([
      reconcilePayments(shop.shop),
      checkAgain(shop, order),
      notify(shop, order.attempt),
      reconcilePayments(shop.shop),
      checkAgain(shop, order),
    ])
    await notify(shop, order.attempt)
    expect(await stateOf(shop, order)).toMatchObject({
      status: 'PAID',
      history: ['PLACED', 'PAYMENT_STARTED', 'PAID'],
      stock: 8,
    })
  })

  it.each([
    ['less', { amount: '1.00' }],
    ['another currency', { currency: 'USD' }],
  ])('stays PENDING when the gateway has %s', async (_, change) => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    await paidUnheard(shop, order, change)
    const { status, body } = await checkAgain(shop, order)
    expect(status).toBe(200)
    expect(body.paymentStatus).toBe('PENDING')
    expect(await historyOf(shop, order)).toEqual([])
  })

  it('that was paid twice there is PAID, and the second payment is recorded', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    await paidUnheard(shop, order)
    await paidUnheard(shop, order, { paymentId: '2' })
    await checkAgain(shop, order)
    const { history } = await stateOf(shop, order)
    expect(history.slice(2)).toEqual(['PAID', 'PAID_AGAIN'])
  })
})

describe('what happens to a payment later', () => {
  it.each([
    ['CHARGEBACKED', 'PAYMENT_NOTIFIED PayHere: charged back'],
    ['REFUND REQUESTED', 'PAYMENT_NOTIFIED PayHere: refund requested'],
    ['REFUNDED', 'REFUNDED PayHere: refunded'],
  ])('%s is added to the history of the order once, which stays PAID', async (status, event) => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    await notify(shop, order.attempt)
    await paidUnheard(shop, order, { status })
    shop.passMinutes(25 * 60)
    await reconcilePayments(shop.shop)
    shop.passMinutes(25 * 60)
    await reconcilePayments(shop.shop)
    await signInAgain(shop, order.customer)
    expect(await historyOf(shop, order)).toEqual([
      'PAID PayHere: paid, payment 320025071278, VISA',
      `${event}, payment 320025071278, VISA`,
    ])
    expect(await stateOf(shop, order)).toMatchObject({ status: 'PAID', stock: 8 })
  })

  it('a charge-back that is reported while somebody works on the order waits for that', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    await notify(shop, order.attempt)
    const { reporting } = await shop.database.transaction(async (tx) => {
      await tx.select().from(orders).where(eq(orders.id, order.id)).for('no key update')
      const reporting = notify(shop, order.attempt, { status_code: '-3' })
      await untilBlocked(shop)
      return { reporting }
    })
    expect((await reporting).status).toBe(200)
    expect(await historyOf(shop, order)).toContainEqual(expect.stringContaining('charged back'))
  })

  it('a payment refunded before the shop knew of it leaves the order unpaid', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    await paidUnheard(shop, order, { status: 'REFUNDED' })
    expect((await checkAgain(shop, order)).body.paymentStatus).toBe('PENDING')
  })
})

describe('the gateway', () => {
  it('is asked about an unpaid attempt at growing intervals, and not at all after 60 days', async () => {
    const shop = await openShop()
    await anUnpaidOrder(shop)
    const { shop: watching, asked } = withGateway(shop, async () => [])
    const asksAfter = async (minutes: number) => {
      shop.passMinutes(minutes)
      asked.length = 0
      await reconcilePayments(watching)
      return asked.length
    }
    expect(await asksAfter(0)).toBe(0)
    expect(await asksAfter(2)).toBe(1)
    expect(await asksAfter(1)).toBe(1)
    expect(await asksAfter(57)).toBe(1)
    expect(await asksAfter(10)).toBe(0)
    expect(await asksAfter(10)).toBe(1)
    const days = 24 * 60
    expect(await asksAfter(7 * days)).toBe(1)
    expect(await asksAfter(1 * days)).toBe(0)
    expect(await asksAfter(1 * days)).toBe(1)
    expect(await asksAfter(51 * days)).toBe(1)
    expect(await asksAfter(365 * days)).toBe(0)
  })

  it('is asked about a paid attempt once a day, after those that may still be paid', async () => {
    const shop = await openShop()
    const paid = await anUnpaidOrder(shop)
    await notify(shop, paid.attempt)
    const { shop: watching, asked } = withGateway(shop, async () => [])
    shop.passMinutes(2)
    await reconcilePayments(watching)
    expect(asked).toEqual([])
    shop.passMinutes(24 * 60)
    const unpaid = await anUnpaidOrder(shop)
    shop.passMinutes(2)
    await reconcilePayments(watching)
    await reconcilePayments(watching)
    expect(asked).toEqual([unpaid.attempt.reference, paid.attempt.reference])
  })

  it('is asked about each attempt by only one of several instances', async () => {
    const shop = await openShop()
    await anUnpaidOrder(shop)
    await anUnpaidOrder(shop)
    shop.passMinutes(2)
    const { shop: watching, asked } = withGateway(shop, async () => [])
    await Promise.all([1, 2, 3].map(() => reconcilePayments(watching)))
    expect(asked).toHaveLength(2)
    expect(new Set(asked).size).toBe(2)
  })

  it('that is unavailable is not asked further after a few tries, and asked again later', async () => {
    const shop = await openShop()
    for (let orders = 0; orders < 5; orders += 1) await anUnpaidOrder(shop)
    shop.passMinutes(2)
    const away = withGateway(shop, () => Promise.reject(new Error('Service Unavailable')))
    expect(await reconcilePayments(away.shop)).toBe(3)
    shop.passMinutes(2)
    expect(await reconcilePayments(shop.shop)).toBe(5)
    expect(shop.loggedErrors()).toEqual([])
  })

  it('is asked for less than a minute in one round, so that the next can begin in time', async () => {
    const shop = await openShop()
    for (let orders = 0; orders < 5; orders += 1) await anUnpaidOrder(shop)
    shop.passMinutes(2)
    const { shop: watching } = withGateway(shop, async () => {
      shop.passMinutes(1)
      return []
    })
    expect(await reconcilePayments(watching)).toBe(1)
    expect(await reconcilePayments(watching)).toBe(1)
  })

  it('is asked about an attempt in the next round when there was no turn for it in this one', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    shop.passMinutes(2)
    const busy = withGateway(shop, () => Promise.reject(new NotAsked('Too many requests')))
    await reconcilePayments(busy.shop)
    await paidUnheard(shop, order)
    expect(await reconcilePayments(shop.shop)).toBe(1)
    expect((await stateOf(shop, order)).status).toBe('PAID')
  })

  it('is not asked again at once when a turn is given up after another one was used', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    shop.passMinutes(2)
    const slow = withGateway(shop, async () => {
      shop.passMinutes(1)
      await checkAgain(shop, order)
      throw new NotAsked('No token')
    })
    expect(await reconcilePayments(slow.shop)).toBe(1)
    expect(await reconcilePayments(shop.shop)).toBe(0)
  })

  it('is not asked without a key', async () => {
    const shop = await openShop()
    await anUnpaidOrder(shop)
    shop.passMinutes(2)
    const gateway = { ...shop.shop.gateways[0], findPayments: undefined }
    expect(await reconcilePayments({ ...shop.shop, gateways: [gateway] })).toBe(0)
  })
})
