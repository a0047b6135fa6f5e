import { sql } from 'drizzle-orm'
import { refunds } from '../database/schema.ts'
import { refundQueue } from '../jobs/queues.ts'
import { type RefundToMake, refundPayment } from '../payments/index.ts'
import {
  aCustomer,
  anAddress,
  anOrderOf,
  aPackage,
  aProduct,
  type TestCustomer,
} from './builders.ts'
import type { TestShop } from './open-shop.ts'
import { atWork } from './order-work-builders.ts'
import { attemptBehind, notify } from './payment-builders.ts'

/** What an operator chooses when the gateway shall send the money back. */
export const byGateway = { refund: 'GATEWAY' }

/** A paid order for 9,300 rupees: two packages of three products with a discount, and two single products. */
export async function aMixedOrder(shop: TestShop, by?: TestCustomer) {
  const customer = by ?? (await aCustomer(shop))
  const recipientId = await anAddress(shop, customer)
  const rice = await aProduct(shop, { name: 'Red Rice', price: 1000 })
  const dhal = await aProduct(shop, { name: 'Dhal', price: 333 })
  const salt = await aProduct(shop, { name: 'Salt', price: 90 })
  const tea = await aProduct(shop, { name: 'Ceylon Tea', price: 920 })
  const soap = await aProduct(shop, { name: 'Soap', price: 460 })
  const box = await aPackage(shop, {
    price: 3990,
    discount: 490,
    contents: [
      [rice, 2],
      [dhal, 3],
      [salt, 1],
    ],
  })
  const lines = anOrderOf(customer, recipientId, [
    [tea, 2],
    [soap, 1],
  ])
  const body = {
    ...lines,
    totalAmount: '9300.00',
    discountAmount: '980.00',
    items: [
      { packageId: box.id, customPackageId: null, quantity: 2, unitPrice: 3500, subtotal: 7000 },
    ],
  }
  const placed = await shop.call('POST /orders', { body, token: customer.token })
  const attempt = await attemptBehind(shop, String(placed.body.data))
  await notify(shop, attempt)
  return { id: attempt.orderId, customer, attempt, total: 9300 }
}

/** An operator who gives money back. */
export async function atCredits(shop: TestShop) {
  const work = await atWork(shop)
  const { session } = work
  const give = (orderId: number, body: object) =>
    shop.call('POST /admin/orders/{orderId}/credits', {
      session,
      params: { orderId },
      body: {
        reason: 'It was not on the shelf',
        refund: 'BY_HAND',
        requestKey: crypto.randomUUID(),
        ...body,
      },
    })
  const keyOf = async (orderId: number, name: string) => {
    const goods = (await work.detail(orderId)).goods.find((each) => each.name === name)
    if (!goods) throw new Error(`No ${name} in order ${orderId}`)
    return goods.key
  }
  return {
    ...work,
    give,
    keyOf,
    /** Credits units of the goods with this name. */
    giveUnits: async (orderId: number, name: string, units: number, body: object = {}) =>
      give(orderId, {
        kind: 'NOT_SUPPLIED',
        lines: [{ goods: await keyOf(orderId, name), units }],
        ...body,
      }),
    giveAmount: (orderId: number, amount: number, body: object = {}) =>
      give(orderId, { kind: 'GOODWILL', amount, ...body }),
    settle: (refundId: number, reference = 'Bank slip 881') =>
      shop.call('POST /admin/refunds/{refundId}/settlement', {
        session,
        params: { refundId },
        body: { reference },
      }),
    repeat: (refundId: number) =>
      shop.call('POST /admin/refunds/{refundId}/repetition', { session, params: { refundId } }),
    leaveOut: (orderId: number, version: number) =>
      shop.call('POST /admin/orders/{orderId}/left-out', {
        session,
        params: { orderId },
        body: { version, reason: 'Sold out', refund: 'BY_HAND' },
      }),
  }
}

/** Does the work of the refunds' jobs that are due by the shop's clock. */
export async function sendDueRefunds({ shop, database }: TestShop) {
  const { rows } = await database.execute<{ data: RefundToMake }>(sql`select data from pgboss.job
    where name = ${refundQueue.name} and start_after <= ${shop.now().toISOString()}::timestamptz`)
  for (const { data } of rows) await refundPayment(shop, data)
}

/** Does the work of every refund's job, whether it was done before or not. */
export async function sendRefunds({ shop, database }: TestShop) {
  for (const { id } of await database
    .select({ id: refunds.id })
    .from(refunds)
    .orderBy(refunds.id)) {
    await refundPayment(shop, { refundId: id })
  }
}
