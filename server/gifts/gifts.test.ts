import { expect, test } from 'vitest'
import { charities, charityTexts } from '../database/schema.ts'
import { aCustomer, anOrderOf, aProduct, type TestCustomer } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { listOf } from '../testing/operator-builders.ts'
import { ordersOf, place } from '../testing/order-builders.ts'
import { atWork } from '../testing/order-work-builders.ts'

const gifts = {
  streetAddress: '7, Temple Road',
  postalCode: '00300',
  contact: '0112345678',
  thanks: { en: 'Thank you for the meals!', si: 'කෑමට ස්තුතියි!', ta: 'உணவுக்கு நன்றி!' },
}

async function aShopThatGives() {
  const shop = await openShop()
  const operator = await atWork(shop)
  await operator.set('orders.gifts', true)
  const facts = { name: 'Lantern Meals', subName: 'Meals', description: 'Warm meals.' }
  const [charity] = await shop.database.insert(charities).values(facts).returning()
  if (!charity) throw new Error('No charity was inserted')
  const params = { charityId: charity.id }
  const { session } = operator
  const set = (changes: object, version: number) =>
    shop.call('PUT /admin/charities/{charityId}/gifts', {
      session,
      params,
      body: { gifts: { ...gifts, ...changes }, version },
    })
  const customer = await aCustomer(shop)
  return { shop, operator, charity, params, set, customer }
}

const offeredTo = async ({ call }: TestShop, { token }: TestCustomer, language = 'en') =>
  (await call('GET /gift-charities', { token, query: { language } })).body

const give = ({ call }: TestShop, { token }: TestCustomer, charityId: number, language = 'en') =>
  call('PUT /recipients/charities/{charityId}', {
    token,
    params: { charityId },
    query: { language },
  })

const addressesOf = async ({ call }: TestShop, { token }: TestCustomer) =>
  (await call('GET /recipients/search-by-user', { token })).body

test('a charity with an address can be given to, in the language of the page', async () => {
  const { shop, charity, set, customer } = await aShopThatGives()
  expect(await offeredTo(shop, customer)).toEqual([])
  expect((await set({}, 0)).body).toEqual({ gifts, version: 1 })
  const { id: charityId } = charity
  expect(await offeredTo(shop, customer)).toEqual([
    { charityId, name: 'Lantern Meals', thanks: 'Thank you for the meals!' },
  ])
  const texts = { language: 'ta', name: 'விளக்கு உணவு', englishDigest: 'any' } as const
  await shop.database.insert(charityTexts).values({ charityId, ...texts })
  expect(await offeredTo(shop, customer, 'ta')).toEqual([
    { charityId, name: 'விளக்கு உணவு', thanks: 'உணவுக்கு நன்றி!' },
  ])
  await shop.database.update(charities).set({ publishedAt: null })
  expect(await offeredTo(shop, customer)).toEqual([])
  expect((await give(shop, customer, charityId)).body.code).toBe('unknownCharity')
})

test('a gift is an order to the charity, without an address of the customer, and has its thanks', async () => {
  const { shop, charity, set, customer } = await aShopThatGives()
  await set({}, 0)
  const { body: recipient } = await give(shop, customer, charity.id)
  expect(recipient).toMatchObject({
    charityId: charity.id,
    recipientName: 'Lantern Meals',
    streetAddress: '7, Temple Road',
    country: 'Sri Lanka',
  })
  const rice = await aProduct(shop)
  const order = anOrderOf(customer, recipient.recipientId, [[rice, 1]])
  expect((await place(shop, customer, order)).status).toBe(201)
  const [placed] = await ordersOf(shop, customer)
  expect(placed).toMatchObject({
    deliverTo: { recipientName: 'Lantern Meals', streetAddress: '7, Temple Road' },
    gift: { name: 'Lantern Meals', thanks: 'Thank you for the meals!' },
  })
})

test('a charity is one recipient of a customer, and moves with the charity', async () => {
  const { shop, charity, set, customer } = await aShopThatGives()
  await set({}, 0)
  const first = await give(shop, customer, charity.id)
  const again = await give(shop, customer, charity.id)
  expect(again.body.recipientId).toBe(first.body.recipientId)
  expect((await set({ streetAddress: '9, Lake Road' }, 1)).status).toBe(200)
  expect(await addressesOf(shop, customer)).toMatchObject([
    { charityId: charity.id, streetAddress: '9, Lake Road' },
  ])
  // Changed by the customer it is an address of theirs.
  const { recipientId } = first.body
  const own = { ...gifts, thanks: undefined, recipientName: 'Nimali', recipientId }
  await shop.call('POST /recipients', { token: customer.token, body: own })
  const [changed] = await addressesOf(shop, customer)
  expect(changed).not.toHaveProperty('charityId')
})

test('nothing is given to a charity that was withdrawn, nor once the shop takes no gifts', async () => {
  const { shop, operator, charity, set, customer } = await aShopThatGives()
  await set({}, 0)
  const { body: recipient } = await give(shop, customer, charity.id)
  const rice = await aProduct(shop)
  const order = anOrderOf(customer, recipient.recipientId, [[rice, 1]])
  const publish = (publishedAt: Date | null) => shop.database.update(charities).set({ publishedAt })

  await publish(null)
  const refused = await place(shop, customer, order)
  expect([refused.status, refused.body.code]).toEqual([404, 'unknownCharity'])
  expect(await addressesOf(shop, customer)).toEqual([])
  await publish(new Date())
  expect(await addressesOf(shop, customer)).toHaveLength(1)

  const takeGifts = (value: boolean, version: number) =>
    shop.call('PUT /admin/settings/{key}', {
      session: operator.session,
      params: { key: 'orders.gifts' },
      body: { value, version },
    })
  await takeGifts(false, 1)
  expect((await place(shop, customer, order)).body.code).toBe('unknownCharity')
  expect(await addressesOf(shop, customer)).toEqual([])
  await takeGifts(true, 2)
  expect((await place(shop, customer, order)).status).toBe(201)
})

test('operators see the conflict of two changes, and what is missing', async () => {
  const { set, operator, params, shop } = await aShopThatGives()
  expect((await set({ streetAddress: ' ' }, 0)).status).toBe(400)
  expect((await set({ thanks: { en: '', si: 'ස්තුතියි', ta: '' } }, 0)).status).toBe(400)
  expect((await set({}, 0)).status).toBe(200)
  // Once more, since the response was lost.
  expect(await set({}, 0)).toMatchObject({ status: 200, body: { version: 1 } })
  const second = await set({ postalCode: '00400' }, 0)
  expect(second.status).toBe(409)
  const { session } = operator
  const read = await shop.call('GET /admin/charities/{charityId}/gifts', { session, params })
  expect(read.body.version).toBe(1)
  const unknown = { session, params: { charityId: 999_999 } }
  expect((await shop.call('GET /admin/charities/{charityId}/gifts', unknown)).status).toBe(404)
})

test('a shop that takes no gifts offers none', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { token } = customer
  expect((await shop.call('GET /gift-charities', { token })).status).toBe(404)
  expect((await give(shop, customer, 1)).status).toBe(404)
})

test('the audit log tells how the thanks have changed in a language', async () => {
  const { shop, operator, set } = await aShopThatGives()
  await set({}, 0)
  await set({ thanks: { ...gifts.thanks, si: 'බොහොම ස්තුතියි!' } }, 1)
  const { items } = await listOf(shop, operator.session, 'GET /admin/audit-log')()
  expect(items.find(({ action }) => action === 'change gifts')).toMatchObject({
    before: { 'thanks en': gifts.thanks.en, 'thanks si': gifts.thanks.si },
    after: { 'thanks en': gifts.thanks.en, 'thanks si': 'බොහොම ස්තුතියි!' },
  })
})
