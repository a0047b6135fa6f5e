import { expect, test } from 'vitest'
import { auditLog } from '../database/schema.ts'
import { aCustomer, type TestCustomer } from '../testing/builders.ts'
import { atTheCounter } from '../testing/customer-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anUnpaidOrder, notify } from '../testing/payment-builders.ts'

const logIn = ({ call }: TestShop, { email, password }: TestCustomer) =>
  call('POST /user/login', { body: { email, password } })
const isSignedIn = async ({ call }: TestShop, { token }: TestCustomer) =>
  (await call('POST /user/get_user_info_by_token', { token })).status === 200

test('a blocked customer loses their sessions at once, and cannot log in until unblocked', async () => {
  const shop = await openShop()
  const { block, list } = await atTheCounter(shop)
  const customer = await aCustomer(shop)
  const blocked = await block(customer.id, { isBlocked: true, reason: 'Card fraud', version: 1 })
  expect(blocked).toMatchObject({ status: 200, body: { blockReason: 'Card fraud', version: 2 } })

  expect(await isSignedIn(shop, customer)).toBe(false)
  const refused = await logIn(shop, customer)
  expect(refused.status).toBe(403)
  expect(refused.body.code).toBe('accountBlocked')
  // Someone who does not know the password does not learn of the block.
  expect((await logIn(shop, { ...customer, password: 'Kiribath#2' })).status).toBe(401)
  expect((await list({ state: 'BLOCKED' })).items).toMatchObject([{ customerId: customer.id }])

  const unblocked = await block(customer.id, { isBlocked: false, reason: 'A mistake', version: 2 })
  expect(unblocked.body).toMatchObject({ blockedAt: null, blockReason: 'A mistake' })
  expect((await logIn(shop, customer)).status).toBe(200)
  // Sessions from before the block stay ended.
  expect(await isSignedIn(shop, customer)).toBe(false)
})

test('an order of a blocked customer can still be paid', async () => {
  const shop = await openShop()
  const { block, session } = await atTheCounter(shop)
  const order = await anUnpaidOrder(shop)
  await block(order.customer.id, { isBlocked: true, reason: 'Card fraud', version: 1 })
  expect((await shop.request(order.page)).status).toBe(200)
  await notify(shop, order.attempt)
  const found = await shop.call('GET /admin/orders/{orderId}', {
    session,
    params: { orderId: order.id },
  })
  expect(found.body.paymentStatus).toBe('PAID')
})

test('blocking needs a reason, shows a second operator the conflict, and never blocks an operator', async () => {
  const shop = await openShop()
  const { block, id: operatorId } = await atTheCounter(shop)
  const { id } = await aCustomer(shop)
  const noReason = await block(id, { isBlocked: true, reason: ' ', version: 1 })
  expect(noReason).toMatchObject({ status: 400 })
  expect(noReason.body.message).toBe('Say why, for the next person who looks at this account.')
  await block(id, { isBlocked: true, reason: 'Card fraud', version: 1 })
  const second = await block(id, { isBlocked: true, reason: 'Spam', version: 1 })
  expect(second).toMatchObject({ status: 409, body: { current: { blockReason: 'Card fraud' } } })
  const operator = await block(operatorId, { isBlocked: true, reason: 'Left', version: 1 })
  expect(operator.status).toBe(409)
  expect(operator.body.code).toBe('isOperator')
  expect((await block(999_999, { isBlocked: true, reason: 'Spam', version: 1 })).status).toBe(404)
})

test('the audit log contains only the id of a blocked customer', async () => {
  const shop = await openShop()
  const { block } = await atTheCounter(shop)
  const { id } = await aCustomer(shop)
  await block(id, { isBlocked: true, reason: 'Sends spam as Nimali', version: 1 })
  const entries = (await shop.database.select().from(auditLog)).filter(
    ({ subjectKind }) => subjectKind === 'customer',
  )
  expect(entries).toMatchObject([
    { action: 'block customer', subjectId: String(id), after: { isBlocked: true } },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/spam|Nimali/i)
})
