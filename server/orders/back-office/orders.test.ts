import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayInColombo } from '../../../domain/days.ts'
import { products, users } from '../../database/schema.ts'
import { aCustomer, anAddress, anOrderOf, aPackage, aProduct } from '../../testing/builders.ts'
import { openShop } from '../../testing/open-shop.ts'
import { aPaidOrder, aPaidShortOrder, atWork, mailsTo } from '../../testing/order-work-builders.ts'
import { anUnpaidOrder, notify } from '../../testing/payment-builders.ts'

test('orders are found by status, day, area, id, name, phone and transaction', async () => {
  const shop = await openShop()
  const firstDay = dayInColombo(new Date())
  const { list } = await atWork(shop)
  const paid = await aPaidOrder(shop)
  const unpaid = await anUnpaidOrder(shop)
  const found = async (query: Record<string, string>) =>
    (await list(query)).items.map(({ id }) => id)

  expect(await found({})).toEqual([unpaid.id, paid.id])
  expect(await found({ sort: 'placed' })).toEqual([paid.id, unpaid.id])
  expect(await found({ status: 'PAID' })).toEqual([paid.id])
  expect(await found({ status: 'PENDING' })).toEqual([unpaid.id])
  expect(await found({ status: 'COMPLETED' })).toEqual([])
  expect(await found({ area: '102' })).toHaveLength(2)
  expect(await found({ area: 'example lane' })).toHaveLength(2)
  expect(await found({ area: 'Jaffna' })).toEqual([])
  const numbered = { email: `saman${paid.id}@example.com` }
  await shop.database.update(users).set(numbered).where(eq(users.id, unpaid.customer.id))
  expect(await found({ search: String(paid.id) })).toEqual([paid.id])
  expect(await found({ search: numbered.email })).toEqual([unpaid.id])
  expect(await found({ search: `#${unpaid.id}` })).toEqual([unpaid.id])
  expect(await found({ search: 'nimali' })).toHaveLength(2)
  expect(await found({ search: paid.customer.email })).toEqual([paid.id])
  expect(await found({ search: '+94 77 123-4567' })).toHaveLength(2)
  expect(await found({ search: '320025071278' })).toEqual([paid.id])
  expect(await found({ search: unpaid.attempt.reference })).toEqual([unpaid.id])
  expect(await found({ search: '100%' })).toEqual([])
  // They were placed today in Colombo, in every time zone of this machine, also when midnight has just passed.
  expect(await found({ from: firstDay, to: dayInColombo(new Date()) })).toHaveLength(2)
  expect(await found({ to: '2020-01-01' })).toEqual([])
})

test('a cursor from a list with another sort order is refused', async () => {
  const shop = await openShop()
  const { session } = await atWork(shop)
  const after = Buffer.from(JSON.stringify(['1840', 1])).toString('base64url')
  const listed = (sort: string) =>
    shop.call('GET /admin/orders', { session, query: { sort, after } })
  expect((await listed('total')).status).toBe(200)
  expect((await listed('placed')).status).toBe(400)
})

test('a paid order is completed once, its customer is mailed, and its history records everything', async () => {
  const shop = await openShop()
  const { detail, complete, note, email } = await atWork(shop)
  const order = await aPaidOrder(shop)
  await note(order.id, 'Call before delivery')
  const { version } = await detail(order.id)

  const chosen = { orderId: order.id, version }
  expect(await complete(chosen)).toMatchObject({ status: 200, body: { completed: 1 } })
  // A second operator still sees the previous version of the order.
  expect((await complete(chosen)).status).toBe(409)
  const after = await detail(order.id)
  expect(after.paymentStatus).toBe('COMPLETED')
  expect((await complete({ ...chosen, version: after.version })).status).toBe(409)
  expect(after.history.map(({ kind }) => kind)).toEqual([
    'PLACED',
    'PAYMENT_STARTED',
    'PAID',
    'COMPLETED',
  ])
  expect(after.operatorNotes).toMatchObject([
    { text: 'Call before delivery', operatorEmail: email },
  ])
  const onItsWay = `Your order #${order.id} is packed and on its way`
  expect(await mailsTo(shop, order.customer.email)).not.toContain(onItsWay)
  shop.passMinutes(5)
  expect(await mailsTo(shop, order.customer.email)).toContain(onItsWay)
})

test('an order that leaves the store after its promised day is promised for no day', async () => {
  const shop = await openShop()
  const { id } = await aPaidOrder(shop)
  shop.passMinutes(30 * 24 * 60)
  const { complete } = await atWork(shop)
  expect((await complete({ orderId: id, version: 1 })).status).toBe(200)
  shop.passMinutes(5)
  const mail = (await shop.deliverMails()).find(({ subject }) => subject.includes('on its way'))
  expect(mail?.text).toContain(`Everything in your order #${id} is packed and has left our store.`)
  expect(`${mail?.text}${mail?.html}`).not.toContain('It is with you by')
})

test('either all of the chosen orders are completed or none', async () => {
  const shop = await openShop()
  const { complete, list } = await atWork(shop)
  const paid = await aPaidOrder(shop)
  const unpaid = await anUnpaidOrder(shop)
  const chosen = [paid, unpaid].map(({ id }) => ({ orderId: id, version: 1 }))
  const refused = await complete(...chosen)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toContain(`Order ${unpaid.id} is not paid`)
  expect((await list({ status: 'COMPLETED' })).total).toBe(0)
  expect((await complete({ orderId: 999_999, version: 1 })).status).toBe(404)
})

test('of chosen orders those are named that somebody else has changed', async () => {
  const shop = await openShop()
  const { complete, list } = await atWork(shop)
  const [gone, stays] = [await aPaidOrder(shop), await aPaidOrder(shop)]
  const chosen = [gone, stays].map(({ id }) => ({ orderId: id, version: 1 }))
  await complete({ orderId: gone.id, version: 1 })
  const refused = await complete(...chosen)
  expect(refused).toMatchObject({ status: 409, body: { code: 'editedElsewhere' } })
  expect(refused.body.changed).toEqual([gone.id])
  expect((await list({ status: 'COMPLETED' })).total).toBe(1)
})

test('orders without stock or payment cannot be completed, and the refusal names each of them', async () => {
  const shop = await openShop()
  const { complete, detail, list, session, supply } = await atWork(shop)
  const good = await aPaidOrder(shop)
  const unpaid = await anUnpaidOrder(shop)
  const chargedBack = await aPaidOrder(shop)
  await notify(shop, chargedBack.attempt, { status_code: '-3' })
  const short = await aPaidShortOrder(shop)
  const all = [good, unpaid, chargedBack, short]
  const refused = await complete(...all.map(({ id }) => ({ orderId: id, version: 1 })))
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'cannotComplete',
      orders: [
        { orderId: unpaid.id, reason: 'NOT_PAID' },
        { orderId: chargedBack.id, reason: 'MONEY_GONE' },
        { orderId: short.id, reason: 'SHORT' },
      ],
    },
  })
  expect((await detail(good.id)).paymentStatus).toBe('PAID')
  // Operators see it beforehand.
  const listed = (await list({ sort: 'placed' })).items
  const hindrances = [null, 'NOT_PAID', 'MONEY_GONE', 'SHORT']
  expect(listed.map(({ hindrance }) => hindrance)).toEqual(hindrances)
  const query = { ids: all.map(({ id }) => id).join(',') }
  const { body: documents } = await shop.call('GET /admin/order-documents', { session, query })
  expect(documents).toMatchObject(hindrances.map((hindrance) => ({ hindrance })))
  expect(documents[3].shortages).toMatchObject([{ productId: short.productId, inStock: 0 }])
  expect((await detail(short.id)).hindrance).toBe('SHORT')

  await shop.database.update(products).set({ stockQuantity: 5 })
  await supply(short.id, 1)
  expect((await complete({ orderId: short.id, version: 2 })).status).toBe(200)
})

test('the documents of chosen orders contain everything to be printed', async () => {
  const shop = await openShop()
  const { session } = await atWork(shop)
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { name: 'Red Rice', price: 300 })
  const address = await anAddress(shop, customer)
  const body = anOrderOf(customer, address, [[rice, 2]])
  await shop.call('POST /orders', { body, token: customer.token })
  const { id } = await aPaidOrder(shop)
  const query = { ids: `${id},999999,${id}` }
  const { body: documents } = await shop.call('GET /admin/order-documents', { session, query })
  expect(documents).toMatchObject([
    {
      orderId: id,
      deliverTo: { recipientName: 'Nimali Perera' },
      customer: { name: 'Nimali Perera' },
      hindrance: null,
      totalAmount: 1840,
    },
  ])
  const tooMany = { ids: Array.from({ length: 101 }, (_, index) => index + 1).join(',') }
  const refused = await shop.call('GET /admin/order-documents', { session, query: tooMany })
  expect(refused.status).toBe(400)
})

test('documents name products, packages and categories in the language of the sheet, where it has a name', async () => {
  const shop = await openShop()
  const { session } = await atWork(shop)
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { name: 'Red Rice', price: 300 })
  const tea = await aProduct(shop, { name: 'Tea', price: 200 })
  const box = await aPackage(shop, { price: 500, discount: 0, contents: [[tea, 1]] })
  const translate = async (kind: string, id: number, name: string) => {
    const params = { kind, id, language: 'si' }
    const body = { texts: { name }, version: 0 }
    const call = 'PUT /admin/translations/{kind}/{id}/{language}'
    expect((await shop.call(call, { session, params, body })).status).toBe(200)
  }
  const address = await anAddress(shop, customer)
  const place = (body: object) => shop.call('POST /orders', { body, token: customer.token })
  const bought = await place(anOrderOf(customer, address, [[rice, 2]]))
  const packed = await place({
    ...anOrderOf(customer, address, []),
    totalAmount: '500.00',
    items: [{ packageId: box.id, quantity: 1, unitPrice: 500, subtotal: 500 }],
  })
  expect([bought.status, packed.status]).toEqual([201, 201])
  await translate('product', rice.id, 'රතු සහල්')
  await translate('category', rice.categoryId, 'ධාන්‍ය')
  await translate('product', tea.id, 'තේ')
  await translate('package', box.id, 'පවුලේ පෙට්ටිය')

  const { items } = (await shop.call('GET /admin/orders', { session })).body
  const ids = items.map(({ id }: { id: number }) => id).join(',')
  const namesIn = async (query: object) => {
    const { body } = await shop.call('GET /admin/order-documents', {
      session,
      query: { ids, ...query },
    })
    return body.map(({ translatedNames }: { translatedNames: { name: string }[] }) =>
      translatedNames.map(({ name }) => name).sort(),
    )
  }
  expect(await namesIn({ namesIn: 'si' })).toEqual([
    ['ධාන්‍ය', 'රතු සහල්'],
    ['තේ', 'පවුලේ පෙට්ටිය'],
  ])
  expect(await namesIn({ namesIn: 'ta' })).toEqual([[], []])
  expect(await namesIn({})).toEqual([[], []])
})

test('documents for customers name what they bought as they read it', async () => {
  const shop = await openShop()
  const { session } = await atWork(shop)
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { name: 'Red Rice', price: 300 })
  const address = await anAddress(shop, customer)
  const params = { kind: 'product', id: rice.id, language: 'si' }
  const body = { texts: { name: 'රතු සහල්' }, version: 0 }
  await shop.call('PUT /admin/translations/{kind}/{id}/{language}', { session, params, body })
  await shop.call('POST /orders', {
    body: anOrderOf(customer, address, [[rice, 2]]),
    query: { language: 'si' },
    token: customer.token,
  })
  const { items } = (await shop.call('GET /admin/orders', { session })).body
  const nameOfGoods = async (query: object) => {
    const call = { session, query: { ids: String(items[0].id), ...query } }
    const [order] = (await shop.call('GET /admin/order-documents', call)).body
    return order.orderProducts[0].productId.name
  }
  expect(await nameOfGoods({ namesIn: 'customers' })).toBe('රතු සහල්')
  expect(await nameOfGoods({})).toBe('Red Rice')
  expect(await nameOfGoods({ namesIn: 'si' })).toBe('Red Rice')
})
