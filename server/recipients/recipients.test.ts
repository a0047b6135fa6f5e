import { expect, test } from 'vitest'
import { mostAddresses, mostCharities } from '../../domain/limits.ts'
import { charities, recipients } from '../database/schema.ts'
import { aCustomer } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'

const home = {
  recipientName: 'Nimali Perera',
  streetAddress: 'No. 12, Example Lane',
  postalCode: '10250',
  contact: '077 123 4567',
}

async function aCustomerAtHome() {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const save = (body: object, token = customer.token) =>
    shop.call('POST /recipients', { body, token })
  const list = async () => (await shop.call('GET /recipients/search-by-user', customer)).body
  return { shop, customer, save, list }
}

test('a new address is saved for its customer, by default in Sri Lanka', async () => {
  const { customer, save, list } = await aCustomerAtHome()
  const { status, body } = await save(home)
  expect(status).toBe(201)
  expect(body).toEqual({
    ...home,
    contact: '0771234567',
    recipientId: body.recipientId,
    userId: customer.id,
    country: 'Sri Lanka',
    email: null,
  })
  expect(await list()).toEqual([body])
})

test('a phone number copied from the contacts of a phone is saved without the marks around it', async () => {
  const { save } = await aCustomerAtHome()
  const { status, body } = await save({ ...home, contact: '\u202d+94 77 123 4567\u202c' })
  expect([status, body.contact]).toEqual([201, '+94771234567'])
})

test('an address can be sent back as it was returned, with null where nothing was given', async () => {
  const { save } = await aCustomerAtHome()
  const { body: saved } = await save({ ...home, country: null, email: null })
  expect(saved).toMatchObject({ country: 'Sri Lanka', email: null })
  const { status, body } = await save(saved)
  expect(status).toBe(200)
  expect(body).toEqual(saved)
})

test('the same call with an id updates that address', async () => {
  const { save, list } = await aCustomerAtHome()
  const { body: saved } = await save(home)
  const { recipientId } = saved
  const moved = await save({
    ...home,
    recipientId,
    streetAddress: 'No. 1, New Road',
    country: 'Maldives',
  })
  expect(moved.status).toBe(200)
  expect(await list()).toEqual([
    expect.objectContaining({ recipientId, streetAddress: 'No. 1, New Road', country: 'Maldives' }),
  ])
})

test('a repeated try to save an address saves nothing twice', async () => {
  const { save, list } = await aCustomerAtHome()
  const sent = { ...home, requestKey: crypto.randomUUID() }
  const [first, second] = await Promise.all([save(sent), save(sent)])
  expect(second).toMatchObject({ status: 201, body: first.body })
  expect(await list()).toEqual([first.body])
  await save({ ...home, requestKey: crypto.randomUUID() })
  expect(await list()).toHaveLength(2)
})

test('the last address that there is room for can be sent again when its answer was lost', async () => {
  const { shop, customer, save, list } = await aCustomerAtHome()
  const own = { ...home, userId: customer.id, country: 'Sri Lanka' }
  await shop.database
    .insert(recipients)
    .values(Array.from({ length: mostAddresses - 1 }, () => own))
  const sent = { ...home, requestKey: crypto.randomUUID() }
  const first = await save(sent)
  expect(await save(sent)).toMatchObject({ status: 201, body: first.body })
  expect((await save({ ...home, requestKey: crypto.randomUUID() })).body.code).toBe(
    'tooManyRecipients',
  )
  expect(await list()).toHaveLength(mostAddresses)
})

test('charities that were withdrawn leave room for addresses, of which there are not too many', async () => {
  const { shop, customer, save, list } = await aCustomerAtHome()
  const withdrawn = Array.from({ length: mostCharities }, (_, each) => ({
    ...{ name: `Charity ${each}`, subName: 'Meals', description: 'Warm meals.' },
    publishedAt: null,
  }))
  const { database } = shop
  const given = await database.insert(charities).values(withdrawn).returning()
  const own = { ...home, userId: customer.id, country: 'Sri Lanka' }
  await database
    .insert(recipients)
    .values(given.map(({ id: charityId }) => ({ ...own, charityId })))
  const { status, body } = await save(home)
  expect(status).toBe(201)
  expect(await list()).toEqual([body])
  await database.insert(recipients).values(Array.from({ length: 99 }, () => own))
  expect(await list()).toHaveLength(100)
  expect((await save(home)).body.code).toBe('tooManyRecipients')
})

test('an address can be deleted once', async () => {
  const { shop, customer, save, list } = await aCustomerAtHome()
  const { body } = await save(home)
  const remove = () =>
    shop.call('DELETE /recipients/{id}', { params: { id: body.recipientId }, ...customer })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect(await list()).toEqual([])
})

test('a required field left empty is refused', async () => {
  const { save, list } = await aCustomerAtHome()
  for (const field of Object.keys(home)) {
    const { status, body } = await save({ ...home, [field]: ' ' })
    expect(status).toBe(400)
    expect(body.fields[field]).toBe('Please fill in all required fields')
  }
  expect((await save({ ...home, email: 'not an address' })).status).toBe(400)
  expect(await list()).toEqual([])
})

test("another customer's address cannot be seen or changed", async () => {
  const { shop, customer, save, list } = await aCustomerAtHome()
  const { body: theirs } = await save(home)
  const stranger = await aCustomer(shop, { name: 'Kasun Silva' })
  const changed = { ...home, recipientId: theirs.recipientId, streetAddress: 'Elsewhere' }
  const params = { id: theirs.recipientId }

  expect((await shop.call('GET /recipients/search-by-user', stranger)).body).toEqual([])
  expect((await save(changed, stranger.token)).status).toBe(404)
  expect((await save({ ...home, userId: customer.id }, stranger.token)).status).toBe(403)
  expect((await shop.call('DELETE /recipients/{id}', { params, ...stranger })).status).toBe(404)
  expect(await list()).toEqual([theirs])
})
