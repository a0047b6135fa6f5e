import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cents } from '../../domain/money/money.ts'
import { customPackages, products, recipients } from '../database/schema.ts'
import {
  aCustomer,
  aCustomPackage,
  anAddress,
  anOrderOf,
  aPackage,
  aProduct,
} from '../testing/builders.ts'
import { aShopper, ordersOf, place, rePaymentOf, stockOf } from '../testing/order-builders.ts'
import { untilBlocked } from '../testing/until-blocked.ts'

test('placing an order returns where to pay, and the order waits for its payment', async () => {
  const { shop, customer, recipientId, rice } = await aShopper()
  const request = anOrderOf(customer, recipientId, [[rice, 3]])
  const { status, body } = await place(shop, customer, request)
  expect(status).toBe(201)
  expect(body.status).toBe('SUCCESS')
  expect(body.data).toMatch(/^http:\/\/localhost:3000\/payments\/[0-9a-f-]{36}$/)

  expect(await ordersOf(shop, customer)).toEqual([
    expect.objectContaining({
      userId: customer.id,
      recipientId,
      orderStatus: 'PENDING',
      paymentStatus: 'PENDING',
      paymentMethod: null,
      transactionId: request.transactionId,
      totalAmount: 3000,
      notes: request.notes,
      items: [],
      orderProducts: [
        expect.objectContaining({
          quantity: 3,
          totalAmount: 3000,
          productId: expect.objectContaining({ productId: rice.id, name: 'Rice' }),
        }),
      ],
    }),
  ])
})

test('packages are ordered at price minus discount, and take the stock of their products', async () => {
  const { shop, customer, recipientId, rice } = await aShopper()
  const box = await aPackage(shop, { price: 5000, discount: 500, contents: [[rice, 4]] })
  const mine = await aCustomPackage(shop, customer, [[rice, 2]])
  const { status } = await place(shop, customer, {
    ...anOrderOf(customer, recipientId, [[rice, 1]]),
    totalAmount: '12000.00',
    discountAmount: '1000.00',
    items: [
      { packageId: box.id, customPackageId: null, quantity: 2, unitPrice: 4500, subtotal: 9000 },
      { packageId: null, customPackageId: mine.id, quantity: 1, unitPrice: 2000, subtotal: 2000 },
    ],
  })
  expect(status).toBe(201)
  expect(await stockOf(shop, rice)).toBe(50 - 2 * 4 - 2 - 1)

  const [order] = await ordersOf(shop, customer)
  const parts = [...order.items.map(({ subtotal }: { subtotal: number }) => subtotal), 1000]
  expect(parts.reduce((sum, part) => sum + part)).toBe(order.totalAmount)
  expect(order.items[0]).toMatchObject({
    customPackageId: null,
    packageId: { packageId: box.id, name: 'Family Weekly Box', price: 5000, discountPrice: 500 },
    unitPrice: 4500,
  })
  expect(order.items[0].packageId.products).toEqual([
    expect.objectContaining({ productName: 'Rice', quantity: 4, totalPrice: 4000 }),
  ])
  expect(order.items[1]).toMatchObject({
    packageId: null,
    customPackageId: {
      id: mine.id,
      packageName: 'Sunday Breakfast',
      packageItems: [expect.objectContaining({ productName: 'Rice', quantity: 2 })],
    },
  })
})

test('an order still shows what was bought after products, packages and addresses have changed', async () => {
  const { shop, customer, recipientId, rice } = await aShopper()
  const mine = await aCustomPackage(shop, customer, [[rice, 2]])
  await place(shop, customer, {
    ...anOrderOf(customer, recipientId, [[rice, 1]]),
    totalAmount: '3000.00',
    items: [{ customPackageId: mine.id, quantity: 1, unitPrice: 2000, subtotal: 2000 }],
  })
  const before = await ordersOf(shop, customer)
  await shop.database.update(products).set({ name: 'Other rice', priceCents: cents(9) })
  await shop.database.delete(customPackages)
  await shop.database.delete(recipients)
  expect(await ordersOf(shop, customer)).toEqual(before)
})

test('a tampered price is refused with the amounts of the catalogue, and nothing is stored', async () => {
  const { shop, customer, recipientId, rice } = await aShopper()
  const request = anOrderOf(customer, recipientId, [[rice, 3]])
  const [line] = request.orderProducts
  const tampered = [
    { ...request, totalAmount: '3.00' },
    { ...request, discountAmount: '2997.00' },
    { ...request, orderProducts: [{ ...line, totalAmount: 3 }] },
    { ...request, orderProducts: [{ ...line, quantity: 300 }] },
  ]
  for (const body of tampered) {
    const { status, body: answer } = await place(shop, customer, body)
    expect(status).toBe(409)
    expect(answer.code).toBe('pricesChanged')
  }
  const { body } = await place(shop, customer, { ...request, totalAmount: '3.00' })
  expect(body).toMatchObject({ totalAmount: '3000.00', discountAmount: '0.00' })
  expect(await ordersOf(shop, customer)).toEqual([])
  expect(await stockOf(shop, rice)).toBe(50)
})

test('a price that has changed since the customer saw it is refused, not charged', async () => {
  const { shop, customer, recipientId, rice } = await aShopper()
  const request = anOrderOf(customer, recipientId, [[rice, 1]])
  await shop.database.update(products).set({ priceCents: cents(1100) })
  expect((await place(shop, customer, request)).status).toBe(409)
})

test('only one of twenty customers gets the last unit', async () => {
  const { shop, rice } = await aShopper({ stock: 1 })
  const crowd = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const customer = await aCustomer(shop)
      return { customer, recipientId: await anAddress(shop, customer) }
    }),
  )
  const answers = await Promise.all(
    crowd.map(({ customer, recipientId }) =>
      place(shop, customer, anOrderOf(customer, recipientId, [[rice, 1]])),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(19)
  expect(refused[0]?.body.message).toBe('Not enough in stock: Rice (0 left).')
  expect(await stockOf(shop, rice)).toBe(0)
  expect(shop.loggedErrors()).toEqual([])
})

test('orders of the same products in a different order never deadlock', async () => {
  const { shop, rice } = await aShopper()
  const milk = await aProduct(shop, { name: 'Milk', price: 480, stock: 50 })
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const customer = await aCustomer(shop)
      const recipientId = await anAddress(shop, customer)
      const lines = [rice, milk].map((product): [typeof rice, number] => [product, 1])
      if (index % 2) lines.reverse()
      return place(shop, customer, anOrderOf(customer, recipientId, lines))
    }),
  )
  expect(answers.every(({ status }) => status === 201)).toBe(true)
  expect([await stockOf(shop, rice), await stockOf(shop, milk)]).toEqual([38, 38])
})

test('the same order sent twice at once is placed once', async () => {
  const { shop, customer, recipientId, rice } = await aShopper()
  const request = anOrderOf(customer, recipientId, [[rice, 1]])
  const answers = await Promise.all([1, 2].map(() => place(shop, customer, request)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await ordersOf(shop, customer)).toHaveLength(1)
  expect(await stockOf(shop, rice)).toBe(49)

  const later = await place(shop, customer, request)
  expect(later.body.code).toBe('alreadyPlaced')
  expect(await stockOf(shop, rice)).toBe(49)
})

test('of orders that one customer places at the same time, only one is placed and holds stock', async () => {
  const { shop, customer, recipientId, rice } = await aShopper({ stock: 10 })
  const placing = await shop.database.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${customer.id} for update`)
    const begun = [1, 2, 3].map(() =>
      place(shop, customer, anOrderOf(customer, recipientId, [[rice, 2]])),
    )
    // All three have seen that the customer has no other order.
    await untilBlocked(shop, begun.length)
    return begun
  })
  const answers = await Promise.all(placing)
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(['justOrdered', 'justOrdered'])
  expect(await stockOf(shop, rice)).toBe(8)
})

test("another customer's address, id and orders cannot be used", async () => {
  const { shop, customer, recipientId, rice } = await aShopper()
  await place(shop, customer, anOrderOf(customer, recipientId, [[rice, 1]]))
  const [{ orderId }] = await ordersOf(shop, customer)
  const stranger = await aCustomer(shop, { name: 'Kasun Silva' })
  const { token } = stranger

  const toTheirs = await place(shop, stranger, anOrderOf(stranger, recipientId, [[rice, 1]]))
  expect(toTheirs.status).toBe(404)
  const asThem = await place(shop, stranger, anOrderOf(customer, recipientId, [[rice, 1]]))
  expect(asThem.status).toBe(403)
  expect(await ordersOf(shop, stranger)).toEqual([])
  const params = { userId: customer.id }
  expect((await shop.call('GET /orders/{userId}', { params, token })).status).toBe(403)
  const body = { orderId, userId: stranger.id, totalAmount: '1000.00', transactionId: '1-1' }
  expect((await shop.call('POST /orders/re_payment', { body, token })).status).toBe(404)
})

test('a customer without orders gets a refusal that says so', async () => {
  const { shop, customer } = await aShopper()
  const params = { userId: customer.id }
  const { status, body } = await shop.call('GET /orders/{userId}', { params, ...customer })
  expect(status).toBe(404)
  expect(body.message).toBe('No orders found. Please complete a purchase first.')
})

test('orders are listed newest first, and the latest is the one whose payment was tried last', async () => {
  const { shop, customer, recipientId, rice } = await aShopper()
  await place(shop, customer, anOrderOf(customer, recipientId, [[rice, 1]]))
  shop.passMinutes(5)
  await place(shop, customer, anOrderOf(customer, recipientId, [[rice, 2]]))
  const [second, first] = await ordersOf(shop, customer)
  expect([first.totalAmount, second.totalAmount]).toEqual([1000, 2000])

  const latest = async () =>
    (await shop.call('GET /orders/{userId}', { params: { userId: customer.id }, ...customer })).body
  expect((await latest()).orderId).toBe(second.orderId)
  shop.passMinutes(5)
  await shop.call('POST /orders/re_payment', { body: rePaymentOf(customer, first), ...customer })
  expect((await latest()).orderId).toBe(first.orderId)
})

test("a customer's new order releases what earlier unpaid ones held", async () => {
  const { shop, customer, recipientId, rice } = await aShopper({ stock: 3 })
  await place(shop, customer, anOrderOf(customer, recipientId, [[rice, 3]]))
  const { status } = await place(shop, customer, anOrderOf(customer, recipientId, [[rice, 2]]))
  expect(status).toBe(201)
  expect(await stockOf(shop, rice)).toBe(1)
})

test('an empty order and one above the limit are refused', async () => {
  const { shop, customer, recipientId } = await aShopper()
  const gold = await aProduct(shop, { name: 'Saffron', price: 200_000, stock: 5000 })
  const empty = { ...anOrderOf(customer, recipientId, []), totalAmount: '0.00' }
  expect((await place(shop, customer, empty)).status).toBe(400)
  const huge = await place(shop, customer, anOrderOf(customer, recipientId, [[gold, 999]]))
  expect(huge.status).toBe(400)
  expect(huge.body.code).toBe('tooExpensive')
})
