import { describe, expect, onTestFinished, test } from 'vitest'
import { errorCodes, type RefusalCode, refusalStatuses } from '../../contract/refusals.ts'
import { customerOnly } from '../../contract/shared.ts'
import { cartProducts, contactMessages, orders, recipients, users } from '../database/schema.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../testing/builders.ts'
import { declaredCalls } from '../testing/contract-answers.ts'
import { aFreezingWay } from '../testing/frozen-network.ts'
import { openShop } from '../testing/open-shop.ts'

const calls = declaredCalls.map(({ method, path, ...call }) => ({
  name: `${method.toUpperCase()} ${path}`,
  method: method.toUpperCase(),
  path: `/api${path.replace('{term}', 'rice').replace(/\{\w+\}/, '1')}`,
  takesBody: Boolean(call.request?.body),
  forCustomers: call.security === customerOnly,
}))

async function aSignedInShop() {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const send = (name: string, body: BodyInit | undefined, type = 'application/json') => {
    const call = calls.find((each) => each.name === name)
    if (!call) throw new Error(`There is no call ${name}`)
    const headers = { 'Content-Type': type, Authorization: `Bearer ${customer.token}` }
    return shop.request(call.path, { method: call.method, headers, ...(body ? { body } : {}) })
  }
  return { shop, customer, send }
}

/** Expects a refusal with its code, a message and the request id, and without internals of the server. */
async function expectRefusal(response: Response, code: RefusalCode) {
  const answer = await response.json()
  expect([response.status, answer.code]).toEqual([refusalStatuses[code], code])
  expect(answer.message).toEqual(expect.stringMatching(/\w/))
  expect(answer.requestId).toBe(response.headers.get('X-Request-Id'))
  expect(JSON.stringify(answer)).not.toMatch(/ at .*:\d+|node_modules|select |insert /)
}

describe.each(calls.filter(({ takesBody }) => takesBody))('$name', ({ name }) => {
  test('refuses invalid JSON, a wrong content type and more than it can use', async () => {
    const { shop, send } = await aSignedInShop()
    await expectRefusal(await send(name, '{"name":'), 'invalidJson')
    await expectRefusal(await send(name, '{"name":"\\ud83d'), 'invalidJson')
    await expectRefusal(await send(name, '<order/>', 'text/xml'), 'notJson')
    await expectRefusal(
      await send(name, 'name=Nimali', 'application/x-www-form-urlencoded'),
      'notJson',
    )
    // Photographs are larger than anything else.
    const huge = JSON.stringify({ name: 'x'.repeat(15 * 1024 * 1024) })
    await expectRefusal(await send(name, huge), 'tooLarge')
    expect(shop.loggedErrors()).toEqual([])
  })

  test('refuses missing fields and values of the wrong type', async () => {
    const { shop, send } = await aSignedInShop()
    for (const body of ['{}', '[]', 'null', '"text"', '7', '{"userId":"1","name":7,"email":[]}']) {
      await expectRefusal(await send(name, body), 'invalid')
    }
    expect(shop.loggedErrors()).toEqual([])
    expect(await shop.database.select().from(users)).toHaveLength(1)
  })
})

test.each(calls.filter(({ forCustomers }) => forCustomers))(
  '$name is for signed-in customers only',
  async ({ method, path }) => {
    const { request } = await openShop()
    await expectRefusal(await request(path, { method }), 'notSignedIn')
    const headers = { Authorization: 'Bearer not-one-of-ours' }
    await expectRefusal(await request(path, { method, headers }), 'noSession')
  },
)

const quantities = [0, -1, 1.5, 1000, 1e21, '2', null]

test.each(quantities)('the quantity %j enters neither cart nor order', async (quantity) => {
  const { shop, customer, send } = await aSignedInShop()
  const rice = await aProduct(shop, { name: 'Rice', price: 1000 })
  const recipientId = await anAddress(shop, customer)
  const line = { productId: rice.id, quantity, unitPrice: 1000, totalAmount: 1000 }
  const cart = { userId: customer.id, totalAmount: 0, discountPrice: 0, items: [] }
  const order = anOrderOf(customer, recipientId, [[rice, 1]])
  const saved = JSON.stringify({ ...cart, cartProducts: [line] })
  await expectRefusal(await send('POST /carts/cartItem-save', saved), 'invalid')
  const placed = JSON.stringify({ ...order, orderProducts: [line] })
  await expectRefusal(await send('POST /orders', placed), 'invalid')
  expect(await shop.database.select().from(cartProducts)).toEqual([])
  expect(await shop.database.select().from(orders)).toEqual([])
  expect(shop.loggedErrors()).toEqual([])
})

test.each(['0', '-1', '1.5', '1e3', 'abc', '99999999999', ' 1', '%00'])(
  'the id "%s" in a path is refused',
  async (id) => {
    const { shop, customer } = await aSignedInShop()
    const headers = { Authorization: `Bearer ${customer.token}` }
    await expectRefusal(await shop.request(`/api/orders/${id}`, { headers }), 'invalid')
    await expectRefusal(
      await shop.request(`/api/recipients/${id}`, { method: 'DELETE', headers }),
      'invalid',
    )
    expect(shop.loggedErrors()).toEqual([])
  },
)

test('ids that do not exist are refused, and nothing is stored', async () => {
  const { shop, customer, send } = await aSignedInShop()
  const rice = await aProduct(shop, { name: 'Rice', price: 1000 })
  const recipientId = await anAddress(shop, customer)
  const order = anOrderOf(customer, recipientId, [[rice, 1]])
  const [line] = order.orderProducts
  const ofOne = { quantity: 1, unitPrice: 1, subtotal: 1 }
  const absent: [RefusalCode, object][] = [
    ['unknownRecipient', { recipientId: 99 }],
    ['unknownProduct', { orderProducts: [{ ...line, productId: 99 }] }],
    ['unknownPackage', { items: [{ packageId: 99, ...ofOne }] }],
    ['unknownCustomPackage', { items: [{ customPackageId: 99, ...ofOne }] }],
  ]
  for (const [code, wrong] of absent) {
    await expectRefusal(await send('POST /orders', JSON.stringify({ ...order, ...wrong })), code)
  }
  expect(await shop.database.select().from(orders)).toEqual([])
  expect(shop.loggedErrors()).toEqual([])
})

test('text that contains NUL is refused, and no search term causes an error', async () => {
  const { shop, send } = await aSignedInShop()
  const address = {
    recipientName: 'Nimali\u0000Perera',
    streetAddress: 'No. 12, Example Lane',
    postalCode: '10250',
    contact: '0771234567',
  }
  await expectRefusal(await send('POST /recipients', JSON.stringify(address)), 'invalid')
  expect(await shop.database.select().from(recipients)).toEqual([])
  await expectRefusal(await shop.request('/api/products/search/%00'), 'invalid')
  for (const term of ['%E0%A4%A', '%F0%9F%8D%8C', '..%2f..', '%5C', '%27%22%3B--', '(*%26%7C!']) {
    expect((await shop.request(`/api/products/search/${term}`)).status).toBe(200)
  }
  await expectRefusal(await shop.request(`/api/products/search/${'a'.repeat(300)}`), 'invalid')
  expect(shop.loggedErrors()).toEqual([])
})

test('half an emoji is replaced, and the message around it arrives', async () => {
  const { shop, send } = await aSignedInShop()
  const message = { name: 'Nimali \ud83d', email: 'nimali@example.com', message: '\udc00 mangoes?' }
  const response = await send('POST /dashboard/get-in-touch', JSON.stringify(message))
  expect(response.status).toBe(200)
  expect(await shop.database.select().from(contactMessages)).toMatchObject([
    { name: 'Nimali \ufffd', message: '\ufffd mangoes?' },
  ])
  expect(shop.loggedErrors()).toEqual([])
})

test('JSON that breaks off after half an emoji is refused without a login too, by every call', async () => {
  const { request, loggedErrors } = await openShop()
  const headers = { 'Content-Type': 'application/json' }
  const paths = calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
  for (const path of [...paths, '/api/nothing']) {
    const answer = await request(path, { method: 'POST', headers, body: '{"name":"\\ud83d' })
    expect(answer.status, path).toBeLessThan(500)
  }
  expect(loggedErrors()).toEqual([])
})

test('what is missing or of the wrong kind is told in words for customers', async () => {
  const { send } = await aSignedInShop()
  const saved = await (await send('POST /recipients', '{"contact":7}')).json()
  expect(saved.fields).toMatchObject({
    recipientName: 'Please fill this in.',
    contact: 'This value is not valid.',
  })
  const list = await (await send('POST /recipients', '[]')).json()
  expect(list).toMatchObject({ code: 'invalid', message: 'The request is not valid.', fields: {} })
})

test('a method that a call does not have is refused with those that it has', async () => {
  const { request } = await openShop()
  const response = await request('/api/products', { method: 'PUT' })
  expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
  await expectRefusal(response, 'methodNotAllowed')
  const options = await request('/api/orders', { method: 'OPTIONS' })
  expect(options.status).toBe(204)
  expect(options.headers.get('Allow')).toBe('GET, HEAD, OPTIONS, POST')
})

test('an unknown call is a JSON 404 under /api, with every method', async () => {
  const { request } = await openShop()
  for (const method of ['GET', 'POST', 'DELETE', 'PATCH']) {
    await expectRefusal(await request('/api/nothing/here', { method }), 'notFound')
  }
})

test('every response carries the id of its request', async () => {
  const { request } = await openShop()
  const [one, other] = [await request('/api/products'), await request('/healthz')]
  expect(one.headers.get('X-Request-Id')).toBeTruthy()
  expect(one.headers.get('X-Request-Id')).not.toBe(other.headers.get('X-Request-Id'))
})

test('every call of the API is documented, on a page that loads nothing from other origins', async () => {
  const { request } = await openShop()
  const description = await (await request('/api/openapi.json')).json()
  const described = Object.entries<object>(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(calls.map(({ name }) => name).sort())
  for (const methods of Object.values<object>(description.paths)) {
    for (const operation of Object.values(methods)) {
      expect(operation).toMatchObject({
        operationId: expect.stringMatching(/^[a-z]+[A-Z]\w+$/),
        security: expect.any(Array),
        responses: { 429: expect.anything() },
      })
    }
  }
  // The codes of the back office are not included: only operators need them.
  expect(description.components.schemas.Error.properties.code.enum).toEqual(errorCodes)
  const page = await (await request('/api/docs')).text()
  expect(page).not.toMatch(/(src|href)="https?:/)
  for (const [, address = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect((await request(address)).status).toBe(200)
  }
})

test('a database that freezes makes the shop report that it is not ready', async () => {
  const { databaseUrl } = await openShop()
  const { url, freeze, cut } = await aFreezingWay(databaseUrl)
  const { request } = await openShop({ databaseUrl: url })
  onTestFinished(cut)
  expect((await request('/readyz')).status).toBe(200)
  freeze()
  expect((await request('/readyz')).status).toBe(503)
  expect((await request('/healthz')).status).toBe(200)
})

test('the health checks report that the shop is alive and ready', async () => {
  const { request } = await openShop()
  expect((await request('/healthz')).status).toBe(200)
  expect((await request('/readyz')).status).toBe(200)
})
