import { and, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  orderEvents,
  orderProducts,
  orders,
  paymentAttempts,
  products,
  sandboxPayments,
  stockShortages,
} from '../database/schema.ts'
import { releaseLapsedHolds } from '../orders/index.ts'
import {
  aCustomer,
  anAddress,
  anOrderOf,
  aProduct,
  type TestCustomer,
  type TestProduct,
} from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { attemptBehind, notify } from '../testing/payment-builders.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { openLedger } from './sandbox/ledger.ts'

const onTheShelf = 6

/** `which` picks one of the attempts so far, so that older ones are paid too. */
type Step =
  | { do: 'order'; quantity: number }
  | { do: 'pay' | 'payUnheard' | 'payTwiceTold' | 'decline' | 'rePay'; which: number }
  | { do: 'lapse' | 'reconcile' | 'check' }

const which = fc.nat(20)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('order'), quantity: fc.integer({ min: 1, max: 4 }) }),
  },
  ...(['pay', 'payUnheard', 'payTwiceTold', 'decline', 'rePay'] as const).map((kind) => ({
    weight: 2,
    arbitrary: fc.record({ do: fc.constant(kind), which }),
  })),
  ...(['lapse', 'reconcile', 'check'] as const).map((kind) => ({
    weight: 1,
    arbitrary: fc.record({ do: fc.constant(kind) }),
  })),
)

type Attempt = Awaited<ReturnType<typeof attemptBehind>>
let paymentNumber = 320_000_000_000

/** Takes the steps of a customer one after the other, and returns how many orders were acknowledged. */
async function live(shop: TestShop, customer: TestCustomer, product: TestProduct, steps: Step[]) {
  const recipientId = await anAddress(shop, customer)
  const { token } = customer
  const attempts: Attempt[] = []
  const keepAttempt = async (answer: { status: number; body: { data?: unknown } }) => {
    if (answer.status >= 300) return expect(answer.status).toBe(409)
    attempts.push(await attemptBehind(shop, String(answer.body.data)))
  }
  const moveMoney = async ({ reference, amount }: Attempt) => {
    const paymentId = String(++paymentNumber)
    const kind = { description: 'Order', currency: 'LKR', method: 'VISA' }
    await openLedger(shop.database).write({ paymentId, reference, amount, ...kind })
    return { payment_id: paymentId }
  }
  let placed = 0

  async function letTimePass(how: 'lapse' | 'reconcile' | 'check') {
    if (how === 'check') {
      return shop.call('GET /orders/{userId}', { params: { userId: customer.id }, token })
    }
    shop.passMinutes(how === 'lapse' ? 61 : 2)
    return how === 'lapse' ? releaseLapsedHolds(shop.shop) : reconcilePayments(shop.shop)
  }

  async function take(step: Step) {
    if (step.do === 'order') {
      const body = anOrderOf(customer, recipientId, [[product, step.quantity]])
      const answer = await shop.call('POST /orders', { body, token })
      if (answer.status === 201) placed += 1
      return keepAttempt(answer)
    }
    if (!('which' in step)) return letTimePass(step.do)
    const attempt = attempts[step.which % Math.max(attempts.length, 1)]
    if (!attempt) return
    const { orderId, amount: totalAmount } = attempt
    switch (step.do) {
      case 'pay':
        return notify(shop, attempt, await moveMoney(attempt))
      case 'payUnheard':
        return moveMoney(attempt)
      case 'payTwiceTold': {
        const payment = await moveMoney(attempt)
        return Promise.all([notify(shop, attempt, payment), notify(shop, attempt, payment)])
      }
      case 'decline':
        return notify(shop, attempt, { status_code: '-2', payment_id: String(++paymentNumber) })
      case 'rePay': {
        const transactionId = `${++paymentNumber}-${orderId}`
        const body = { orderId, userId: customer.id, totalAmount, transactionId }
        return keepAttempt(await shop.call('POST /orders/re_payment', { body, token }))
      }
    }
  }

  for (const one of steps) await take(one)
  return placed
}

/** The orders, payments and stock of one customer after all steps. */
async function audit({ database }: TestShop, customer: TestCustomer, product: TestProduct) {
  const placed = await database
    .select({ order: orders, quantity: orderProducts.quantity, unit: orderProducts.unitPriceCents })
    .from(orders)
    .innerJoin(orderProducts, eq(orderProducts.orderId, orders.id))
    .where(eq(orders.userId, customer.id))
  const ids = placed.map(({ order }) => order.id)
  const attempts = await database
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, ids))
  const orderOf = new Map(attempts.map(({ reference, orderId }) => [reference, orderId]))
  const ledger = await database
    .select()
    .from(sandboxPayments)
    .where(inArray(sandboxPayments.reference, [...orderOf.keys()]))
  const paidAgain = await database
    .select()
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.kind, 'PAID_AGAIN')))
  const missing = await database
    .select()
    .from(stockShortages)
    .where(eq(stockShortages.productId, product.id))
  const [shelf] = await database.select().from(products).where(eq(products.id, product.id))
  const moneyOf = new Set(ledger.map(({ reference }) => orderOf.get(reference)))
  return {
    placed,
    attempts,
    ledger,
    paidAgain,
    missing,
    moneyOf,
    stock: shelf?.stockQuantity ?? -1,
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test('after any sequence of steps, paid orders match the money received, and stock adds up', async () => {
  const shop = await openShop()
  const sequences = fc.array(step, { minLength: 1, maxLength: 14 })
  const property = fc.asyncProperty(sequences, async (steps) => {
    const customer = await aCustomer(shop)
    const product = await aProduct(shop, { price: 250, stock: onTheShelf })
    const acknowledged = await live(shop, customer, product, steps)
    // Long enough that every attempt is due to be checked once more.
    shop.passMinutes(26 * 60)
    while ((await reconcilePayments(shop.shop)) > 0);

    const after = await audit(shop, customer, product)
    const paid = after.placed.filter(({ order }) => order.paidAt)
    expect(after.placed).toHaveLength(acknowledged)
    expect(new Set(paid.map(({ order }) => order.id))).toEqual(after.moneyOf)
    expect(after.ledger).toHaveLength(paid.length + after.paidAgain.length)
    for (const { order, quantity, unit } of after.placed) {
      expect(order.totalCents).toBe(quantity * unit)
      const asked = after.attempts.filter(({ orderId }) => orderId === order.id)
      expect(asked.every(({ amountCents }) => amountCents === order.totalCents)).toBe(true)
    }
    const holding = after.placed.filter(({ order }) => !order.paidAt && order.stockHeldUntil)
    const taken = sum([...paid, ...holding].map(({ quantity }) => quantity))
    const short = sum(after.missing.map(({ quantity }) => quantity))
    expect(after.stock).toBeGreaterThanOrEqual(0)
    expect(after.stock).toBe(onTheShelf - taken + short)
  })
  await fc.assert(property, { numRuns: 8 })
  expect(shop.loggedErrors()).toEqual([])
})
