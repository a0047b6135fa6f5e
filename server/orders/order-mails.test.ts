import { expect, test } from 'vitest'
import { fullDate } from '../../domain/dates.ts'
import { deliveryNotes } from '../../domain/delivery/notes.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { aCustomer, anAddress, anOrderOf, aPackage, aProduct } from '../testing/builders.ts'
import { openShop, openShopInTheMorning } from '../testing/open-shop.ts'
import { ordersOf } from '../testing/order-builders.ts'

async function anOrderInTheMail() {
  const shop = await openShopInTheMorning()
  const customer = await aCustomer(shop, { name: 'Nimali Perera' })
  const rice = await aProduct(shop, { name: 'Keeri Samba Rice', price: 1000, stock: 50 })
  const box = await aPackage(shop, { price: 5000, discount: 500, contents: [[rice, 4]] })
  const placed = await shop.call('POST /orders', {
    token: customer.token,
    body: {
      ...anOrderOf(customer, await anAddress(shop, customer), [[rice, 3]]),
      totalAmount: '7500.00',
      discountAmount: '500.00',
      items: [{ packageId: box.id, quantity: 1, unitPrice: 4500, subtotal: 4500 }],
    },
  })
  expect(placed.status).toBe(201)
  const [order] = (await shop.call('GET /orders', { token: customer.token })).body
  return { shop, customer, order }
}

test('the mail that confirms an order contains lines, totals, address and delivery date', async () => {
  const { shop, customer, order } = await anOrderInTheMail()
  const mails = await shop.deliverMails()
  expect(mails).toMatchObject([
    {
      to: `Nimali Perera <${customer.email}>`,
      subject: `Your order #${order.orderId} at JOY Box`,
    },
  ])
  const words = [
    'Family Weekly Box',
    '1 × LKR\u00a05,000.00',
    'Keeri Samba Rice',
    '3 × LKR\u00a01,000.00',
    'LKR\u00a03,000.00',
    'LKR\u00a08,000.00',
    '−LKR\u00a0500.00',
    'LKR\u00a07,500.00',
    'No. 12, Example Lane',
    'Delivery within 10 days',
    `http://localhost:3000/orders?order=${order.orderId}`,
  ]
  for (const word of words) {
    expect(mails[0]?.html).toContain(word)
    expect(mails[0]?.text).toContain(word)
  }
})

test('the mail and the order promise the same day, ten days after it was placed', async () => {
  const { shop, order } = await anOrderInTheMail()
  const placed = Date.parse(order.orderDate)
  expect(Date.parse(order.promisedBy)).toBeGreaterThan(placed + 9 * 24 * 3_600_000)
  expect(Date.parse(order.promisedBy)).toBeLessThanOrEqual(placed + 10.5 * 24 * 3_600_000)
  const [mail] = await shop.deliverMails()
  const words = `by ${fullDate(order.promisedBy, formats)}`
  expect(mail?.text).toContain(`Delivery within 10 days: ${words}`)
  expect(mail?.html).toContain(words)
})

test('the amounts of a bill are aligned at the right', async () => {
  const { shop } = await anOrderInTheMail()
  const [mail] = await shop.deliverMails()
  const amounts = mail?.text.split('\n').filter((line) => /LKR.[\d,.]+$/.test(line)) ?? []
  expect(amounts).toHaveLength(5)
  expect(new Set(amounts.map((line) => line.length)).size).toBe(1)
})

test('a refused order sends no mail', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { stock: 1 })
  const request = anOrderOf(customer, await anAddress(shop, customer), [[rice, 2]])
  const refused = await shop.call('POST /orders', { body: request, token: customer.token })
  expect(refused.status).toBe(409)
  expect(await shop.deliverMails()).toEqual([])
})

test('an order sent twice is confirmed once', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop)
  const request = anOrderOf(customer, await anAddress(shop, customer), [[rice, 2]])
  const send = () => shop.call('POST /orders', { body: request, token: customer.token })
  await Promise.all([send(), send()])
  expect(await shop.deliverMails()).toHaveLength(1)
})

test('the mail that confirms an order contains its address once, and notes only if they say more', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop)
  const recipientId = await anAddress(shop, customer)
  const order = async (changes: object) => {
    const body = { ...anOrderOf(customer, recipientId, [[rice, 1]]), ...changes }
    expect((await shop.call('POST /orders', { body, token: customer.token })).status).toBe(201)
    const [mail] = (await shop.deliverMails()).slice(-1)
    return String(mail?.text)
  }
  const [{ deliverTo }] =
    (await order({ transactionId: 'TXN-1' })) && (await ordersOf(shop, customer))
  const address = deliveryNotes(deliverTo)
  const repeated = await order({ transactionId: 'TXN-2', notes: address })
  expect(repeated.split(deliverTo.streetAddress)).toHaveLength(2)
  expect(repeated).not.toContain('Notes:')
  expect(await order({ transactionId: 'TXN-3', notes: 'Ring twice' })).toContain(
    'Notes: Ring twice',
  )
})
