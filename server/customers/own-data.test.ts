import { expect, test } from 'vitest'
import { aCustomer, aNewCustomer } from '../testing/builders.ts'
import { atTheCounter } from '../testing/customer-builders.ts'
import { aCustomerOfOld, person } from '../testing/erasure-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { confirmEmailOf, ownDataOf } from '../testing/own-data-builders.ts'
import { notify } from '../testing/payment-builders.ts'

/** A stranger writes to the shop, and subscribes, with this email address. */
async function writeFrom({ call }: TestShop, email: string) {
  await call('POST /dashboard/get-in-touch', {
    body: { name: 'Kasun Silva', email, message: 'Do you deliver to Jaffna?' },
  })
  await call('POST /newsletter', { body: { email } })
}

test('a customer downloads what an operator exports, but for the words of operators', async () => {
  const shop = await openShop()
  const { exported, session, block } = await atTheCounter(shop)
  const { customer, id, place } = await aCustomerOfOld(shop)
  await confirmEmailOf(shop, { id })
  const order = await place('TXN-1')
  await notify(shop, order)
  await shop.call('POST /admin/orders/{orderId}/notes', {
    session,
    params: { orderId: order.orderId },
    body: { text: 'Complains a lot' },
  })
  const blocked = await block(id, { isBlocked: true, reason: 'Perhaps a fraud', version: 1 })
  await block(id, { isBlocked: false, reason: 'Not a fraud', version: blocked.body.version })
  const { email, password } = customer
  const { token } = (await shop.call('POST /user/login', { body: { email, password } })).body

  const { status, body } = await ownDataOf(shop, { token, password }).download()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    profile: { customerId: id, name: person.name, nic: person.nic, erasureAskedAt: null },
    networks: [{ lastUsedAt: expect.any(String) }],
    addresses: [{ streetAddress: person.street }],
    customPackages: [{ packageName: `For ${person.name}` }],
    orders: [
      {
        orderId: order.orderId,
        payments: [{ notifications: [{ method: 'VISA' }] }],
        history: [{ kind: 'PLACED' }, { kind: 'PAYMENT_STARTED' }, { kind: 'PAID' }],
      },
    ],
    feedback: [{ stars: 5, message: 'The mangoes were ripe' }],
    contactMessages: [{ message: `Please deliver to ${person.street}.` }],
    newsletter: { email: email.toLowerCase() },
  })
  expect(JSON.stringify(body)).not.toMatch(/complains|fraud|blockReason|operatorNotes|cause/i)
  const { body: whole } = await exported(id)
  expect({ ...whole, exportedAt: body.exportedAt }).toMatchObject(body)
})

test('it needs the password and contains nothing of others', async () => {
  const shop = await openShop()
  const { place } = await aCustomerOfOld(shop)
  await place('TXN-1')
  const customer = await aCustomer(shop)
  const { download } = ownDataOf(shop, customer)
  const refused = await download('Kiribath#2')
  expect([refused.status, refused.body.code]).toEqual([403, 'wrongOwnPassword'])
  expect((await download('')).body.fields).toEqual({ password: 'Password is required' })
  expect((await shop.call('POST /user/exports', { body: { password: 'Kiribath#1' } })).status).toBe(
    401,
  )
  const { body } = await download()
  expect(JSON.stringify(body)).not.toMatch(/sanduni|aruni|temple/i)
})

test('who has not confirmed the address does not get what somebody wrote from it', async () => {
  const shop = await openShop()
  const thief = await aNewCustomer(shop)
  await writeFrom(shop, thief.email)
  const { download } = ownDataOf(shop, thief)
  expect((await download()).body).toMatchObject({ contactMessages: [], newsletter: null })
  await confirmEmailOf(shop, thief)
  expect((await download()).body).toMatchObject({
    contactMessages: [{ name: 'Kasun Silva' }],
    newsletter: { email: thief.email },
  })
})

test('wrong passwords are limited, and so are copies', async () => {
  const shop = await openShop({ rateLimits: true })
  const customer = await aCustomer(shop)
  const { download } = ownDataOf(shop, customer)
  const copies: number[] = []
  for (let tries = 0; tries < 6; tries++) copies.push((await download()).status)
  expect(copies).toEqual([200, 200, 200, 200, 200, 429])
  const guesses: number[] = []
  for (let tries = 0; tries < 11; tries++) guesses.push((await download('Kiribath#2')).status)
  expect(guesses.filter((status) => status === 403)).toHaveLength(10)
  expect(guesses.at(-1)).toBe(429)
})

test('both leave a trace of who, and none of what', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { download, askForErasure, keep } = ownDataOf(shop, customer)
  await download('Kiribath#2')
  await download()
  await askForErasure('Kiribath#2')
  await askForErasure()
  await keep()
  const lines: { msg: string; event: string; outcome: string }[] = JSON.parse(shop.loggedLines())
  const events = lines.filter(({ msg }) => msg === 'security event')
  expect(events.map(({ event, outcome }) => `${event} ${outcome}`).slice(-5)).toEqual([
    'dataExport wrongOwnPassword',
    'dataExport done',
    'erasureRequest wrongOwnPassword',
    'erasureRequest done',
    'erasureWithdrawal done',
  ])
  expect(shop.loggedLines()).not.toMatch(/nimali|kiribath|customer\d+@/i)
})

test('a customer without orders, cart or anything else gets a copy too', async () => {
  const shop = await openShop()
  const customer = await aNewCustomer(shop)
  const { body } = await ownDataOf(shop, customer).download()
  expect(body).toMatchObject({ orders: [], addresses: [], feedback: [], cart: { items: [] } })
})
