import { expect, test } from 'vitest'
import { feedback } from '../database/schema.ts'
import { aCustomer } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const praise = { name: 'Nimali P.', feedbackCount: 5, message: 'Fresh and on time.' }

const give = (shop: TestShop, token: string, body: object) =>
  shop.call('POST /feedback', { body, token })
const list = async (shop: TestShop) => (await shop.call('GET /feedback')).body

test('a customer’s feedback is shown to everyone as it was given', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  const given = await give(shop, token, { ...praise, name: ' Nimali P. ' })
  expect(given).toMatchObject({ status: 201, body: praise })
  expect(await list(shop)).toEqual([praise])
})

test('the newest feedback comes first, also with equal times', async () => {
  const shop = await openShop()
  const at = new Date()
  const earlier = new Date(at.getTime() - 1000)
  await shop.database.insert(feedback).values([
    { name: 'First', rating: 3, message: 'One', createdAt: at },
    { name: 'Second', rating: 3, message: 'Two', createdAt: at },
    { name: 'Before', rating: 3, message: 'Three', createdAt: earlier },
  ])
  expect(await list(shop)).toMatchObject([
    { name: 'Second' },
    { name: 'First' },
    { name: 'Before' },
  ])
})

test('the list has at most 100 entries', async () => {
  const shop = await openShop()
  const rows = Array.from({ length: 120 }, () => ({ name: 'Nimali', rating: 5, message: 'Good' }))
  await shop.database.insert(feedback).values(rows)
  expect(await list(shop)).toHaveLength(100)
})

test.each([
  ['name', ' ', 'Name is required'],
  ['name', 'N', 'Name must be at least 2 characters'],
  ['name', 'N'.repeat(51), 'Name must be 50 characters or less'],
  ['feedbackCount', 0, 'Please select a rating'],
  ['feedbackCount', 6, 'Please select a rating'],
  ['feedbackCount', 4.5, 'Please select a rating'],
  ['message', '', 'Feedback message is required'],
  ['message', 'Too short', 'Feedback must be at least 10 characters'],
  ['message', 'fresh '.repeat(21), 'Feedback must be 20 words or less'],
])('the %s %j is refused: %s', async (field, value, message) => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  const refused = await give(shop, token, { ...praise, [field]: value })
  expect(refused).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } })
  expect(await list(shop)).toEqual([])
})

test('feedback whose answer was lost is shown once, also when both tries come at once', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  const kasun = await aCustomer(shop, { name: 'Kasun Silva' })
  const tries = await Promise.all([give(shop, token, praise), give(shop, token, praise)])
  for (const answer of [...tries, await give(shop, token, praise)]) {
    expect(answer).toMatchObject({ status: 201, body: praise })
  }
  expect(await list(shop)).toEqual([praise])

  await give(shop, kasun.token, praise)
  await give(shop, token, { ...praise, feedbackCount: 4 })
  expect(await list(shop)).toHaveLength(3)
  shop.passMinutes(10)
  await give(shop, token, praise)
  expect(await list(shop)).toHaveLength(4)
})

test('only signed-in customers can give feedback', async () => {
  const shop = await openShop()
  expect((await shop.call('POST /feedback', { body: praise })).status).toBe(401)
  expect((await give(shop, 'not a token', praise)).status).toBe(401)
  expect(await list(shop)).toEqual([])
})

test('a customer can give feedback 10 times an hour', async () => {
  const shop = await openShop({ rateLimits: true })
  const [nimali, kasun] = [await aCustomer(shop), await aCustomer(shop, { name: 'Kasun Silva' })]
  for (let given = 0; given < 10; given++) {
    expect((await give(shop, nimali.token, praise)).status).toBe(201)
  }
  expect((await give(shop, nimali.token, praise)).status).toBe(429)
  expect((await give(shop, kasun.token, praise)).status).toBe(201)
})
