import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../database/schema.ts'
import { aCustomer, type TestCustomer } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { untilBlocked } from '../testing/until-blocked.ts'

const profile = { name: ' Nimali Silva ', telephone: '+94 (71) 555-0101' }

const update = ({ call }: TestShop, { id, token }: TestCustomer, body: unknown) =>
  call('PUT /user/update/{userId}', { params: { userId: id }, body, token })

test('a customer changes name and phone, without a password', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { email } = customer
  const { status, body } = await update(shop, customer, { ...profile, email })
  expect(status).toBe(200)
  expect(body).toEqual({
    id: customer.id,
    name: 'Nimali Silva',
    telephone: '+94715550101',
    email,
  })
  const info = await shop.call('POST /user/get_user_info_by_token', customer)
  expect(info.body).toEqual(body)
})

test('nothing but name, phone and email address can be changed', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const body = { ...profile, email: customer.email, nic: '1', role: 'ADMIN', id: 99, password: 'x' }
  expect((await update(shop, customer, body)).status).toBe(200)
  const [stored] = await shop.database.select().from(users)
  expect(stored).toMatchObject({ id: customer.id, nic: '911042754V', credentialsVersion: 1 })
  expect((await shop.call('POST /user/login', { body: customer })).status).toBe(200)
})

test("another customer's profile is refused, and nothing is changed", async () => {
  const shop = await openShop()
  const [nimali, kamal] = [await aCustomer(shop), await aCustomer(shop, { name: 'Kamal Silva' })]
  const before = await shop.database.select().from(users)
  const body = { ...profile, email: 'new@example.com' }
  const { status } = await update(shop, { ...nimali, id: kamal.id }, body)
  expect(status).toBe(403)
  expect(await shop.database.select().from(users)).toEqual(before)
})

test("another account's email address is refused in any case, and nothing is changed", async () => {
  const shop = await openShop()
  const [nimali, kamal] = [await aCustomer(shop), await aCustomer(shop)]
  const before = await shop.database.select().from(users)
  const { password } = nimali
  const body = { ...profile, email: kamal.email.toUpperCase(), password }
  const { status, body: answer } = await update(shop, nimali, body)
  expect([status, answer.code]).toEqual([409, 'emailTaken'])
  expect(await shop.database.select().from(users)).toEqual(before)
  expect(shop.loggedErrors()).toEqual([])
})

test('a profile that is saved while the link of a new address is opened keeps the new address', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const email = 'nimali.new@example.com'
  const { saving } = await shop.database.transaction(async (tx) => {
    await tx.update(users).set({ email }).where(eq(users.id, customer.id))
    const saving = update(shop, customer, { ...profile, email: customer.email })
    await untilBlocked(shop)
    return { saving }
  })
  expect(await saving).toMatchObject({ status: 200, body: { name: 'Nimali Silva', email } })
})

test('customers may change the case of their own address', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const email = customer.email.replace('customer', 'Customer')
  expect((await update(shop, customer, { ...profile, email })).body.email).toBe(email)
})

test('the rules of signup apply to the profile', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { status, body } = await update(shop, customer, { name: 'Ni', telephone: '1', email: 'x' })
  expect(status).toBe(400)
  expect(body.fields).toEqual({
    name: 'Name must be at least 3 characters',
    telephone: 'Please enter a valid phone number (10-15 digits)',
    email: 'Please enter a valid email address',
  })
})
