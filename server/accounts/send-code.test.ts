import { expect, test } from 'vitest'
import { oneTimeCodes, users } from '../database/schema.ts'
import { aCustomer } from '../testing/builders.ts'
import { aMailedCode, lastMailedCode } from '../testing/code-builders.ts'
import { openShop } from '../testing/open-shop.ts'

const nobody = 'nobody@example.com'

test('a guest is mailed a code of 4 digits, as text and HTML', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop, { name: 'Nimali <Perera>' })
  const { status } = await shop.call('POST /user/send', { query: { email } })
  expect(status).toBe(201)
  const [mail] = await shop.deliverMails()
  expect(mail?.to).toContain(email)
  expect(mail?.subject).toBe('Your one-time code for JOY Box')
  expect(mail?.text).toMatch(/^ *\d{4}$/m)
  expect(mail?.text).toContain('Hello Nimali <Perera>')
  expect(mail?.html).toContain('Nimali &lt;Perera&gt;')
  expect(mail?.html).toMatch(/>\d{4}</)
  // Beside the code a link, with 256 random bits after its #, which browsers send to no server.
  expect(mail?.text).toMatch(/\/new-password#[\w-]{43}$/m)
})

test('what the body lacks is taken from the query, and a body that is no object is refused', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const send = (body: unknown) => shop.call('POST /user/send', { query: { email }, body })
  expect((await send({})).status).toBe(201)
  const [mail] = await shop.deliverMails()
  const [, otp] = /^ *(\d{4})$/m.exec(String(mail?.text)) ?? []
  const validate = { query: { email, otp: '0' }, body: { otp } }
  expect((await shop.call('POST /user/validate', validate)).status).toBe(200)
  expect((await send([])).status).toBe(400)
})

test('a signed-in customer is mailed 6 digits, and only to their own address', async () => {
  const shop = await openShop()
  const [nimali, kamal] = [await aCustomer(shop), await aCustomer(shop)]
  expect(await aMailedCode(shop, nimali.email, nimali.token)).toMatch(/^\d{6}$/)
  const { status } = await shop.call('POST /user/send', {
    query: { email: kamal.email },
    token: nimali.token,
  })
  expect(status).toBe(403)
  expect(await shop.deliverMails()).toHaveLength(1)
})

test('no response reveals whether an address has an account, and an unknown one gets no mail', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  for (const name of ['POST /user/send', 'GET /user/send'] as const) {
    const known = await shop.call(name, { query: { email } })
    const unknown = await shop.call(name, { query: { email: nobody } })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  }
  const kept = await shop.database.select().from(oneTimeCodes)
  expect(kept.map((code) => code.email)).toEqual([email, nobody, email, nobody])
  const mails = await shop.deliverMails()
  const theirs = expect.stringContaining(email)
  expect(mails.map((mail) => mail.to)).toEqual([theirs, theirs])
})

test('resending makes another code; the newest two are valid, and no more', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const first = await aMailedCode(shop, email)
  const again = await shop.call('GET /user/send', { query: { email } })
  expect(again.status).toBe(200)
  expect(again.headers.get('Cache-Control')).toBe('no-store')
  const second = await lastMailedCode(shop)
  const validate = async (otp: string) =>
    (await shop.call('POST /user/validate', { query: { email, otp } })).status
  expect([await validate(first), await validate(second)]).toEqual([200, 200])
  const third = await aMailedCode(shop, email)
  if (![second, third].includes(first)) expect(await validate(first)).toBe(400)
  expect([await validate(second), await validate(third)]).toEqual([200, 200])
})

test('of three codes that had to wait, only the two valid ones are mailed', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  for (const _ of [1, 2, 3]) await shop.call('POST /user/send', { query: { email } })
  const mails = await shop.deliverMails()
  const otp = await lastMailedCode(shop)
  const { status } = await shop.call('POST /user/validate', { query: { email, otp } })
  expect(mails).toHaveLength(2)
  expect(status).toBe(200)
})

test('a mail that had to wait longer than its code is valid is not sent', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  await shop.call('POST /user/send', { query: { email } })
  shop.passMinutes(10)
  expect(await shop.deliverMails()).toEqual([])
})

test('for a look-alike address, the mail goes to the account’s own address', async () => {
  const shop = await openShop()
  await aCustomer(shop, { name: 'Kamal Silva' })
  await shop.database.update(users).set({ email: 'kamal@example.com' })
  // The Kelvin sign becomes a plain k in lower case.
  await shop.call('POST /user/send', { query: { email: '\u212aamal@example.com' } })
  const mails = await shop.deliverMails()
  expect(mails.map((mail) => mail.to)).toEqual(['Kamal Silva <kamal@example.com>'])
})

test.each([
  [{}, 'Email is required'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'nimali' }, 'Please enter a valid email address'],
])('the query %j is refused with a message', async (query, message) => {
  const shop = await openShop()
  for (const name of ['POST /user/send', 'GET /user/send'] as const) {
    const { status, body } = await shop.call(name, { query })
    expect([status, body.message]).toEqual([400, message])
  }
})

test('an address that contains NUL is refused', async () => {
  const shop = await openShop()
  const query = { email: 'nimali\u0000@example.com' }
  expect((await shop.call('POST /user/send', { query })).status).toBe(400)
  expect(shop.loggedErrors()).toEqual([])
})

test('an invalid token is refused, not treated as a guest', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const { status } = await shop.call('POST /user/send', { query: { email }, token: 'nonsense' })
  expect(status).toBe(401)
})
