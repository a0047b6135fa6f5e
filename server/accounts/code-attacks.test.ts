import { like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimits } from '../database/schema.ts'
import { aCustomer } from '../testing/builders.ts'
import {
  aMailedCode,
  browserOf,
  lastMailedCode,
  lastMailedLink,
  otherThan,
} from '../testing/code-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const password = 'Pol-Sambol7'
const home = '192.0.2.7'

const strangers = (count: number) =>
  Array.from({ length: count }, (_, n) => `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}`)

const openLimitedShop = () => openShop({ rateLimits: true })

const guess = ({ call }: TestShop, email: string, otp: string, from: string) =>
  call('POST /user/validate', { body: { email, otp }, from })

/** Lets the time of some limits pass. */
async function letPass({ database }: TestShop, ...limits: string[]) {
  for (const limit of limits) {
    await database
      .update(rateLimits)
      .set({ expire: sql`${rateLimits.expire} - 86400000` })
      .where(like(rateLimits.key, `${limit}:%`))
  }
}

async function logInStatus({ call }: TestShop, body: { email: string; password: string }) {
  return (await call('POST /user/login', { body, from: home })).status
}

test('a stranger who tries codes that nobody has asked for locks nobody out', async () => {
  const shop = await openLimitedShop()
  const { email } = await aCustomer(shop)
  for (let tries = 1000; tries < 1060; tries++) {
    expect((await guess(shop, email, String(tries), '198.51.100.1')).status).toBe(400)
  }
  await shop.call('POST /user/send', { body: { email }, from: home })
  const otp = await lastMailedCode(shop)
  expect((await guess(shop, email, otp, '198.51.100.1')).status).toBe(200)
  const reset = await shop.call('POST /user/reset', { body: { email, otp, password }, from: home })
  expect(reset.status).toBe(200)
})

test('a stranger who asks for a code does not end the one that the owner was sent', async () => {
  const shop = await openLimitedShop()
  const { email } = await aCustomer(shop)
  await shop.call('POST /user/send', { body: { email }, from: home })
  const otp = await lastMailedCode(shop)
  await letPass(shop, 'codesSoonAfterAnother')
  await shop.call('POST /user/send', { body: { email }, from: '198.51.100.1' })
  const reset = await shop.call('POST /user/reset', { body: { email, otp, password }, from: home })
  expect(reset.body).toBe('Password changed successfully')
})

test('a stranger who asks for codes and guesses them wrong cannot stop the link in the mail', async () => {
  const shop = await openLimitedShop()
  const { email } = await aCustomer(shop)
  await shop.call('POST /user/send', { body: { email }, from: home })
  const link = await lastMailedLink(shop)
  for (const from of strangers(4)) {
    await letPass(shop, 'codesSoonAfterAnother')
    await shop.call('POST /user/send', { body: { email }, from })
    const otp = await lastMailedCode(shop)
    for (const by of [1, 2, 3]) await guess(shop, email, otherThan(otp, by), from)
  }
  const late = await lastMailedCode(shop)
  expect((await guess(shop, email, late, home)).status).not.toBe(200)
  const reset = await shop.call('POST /user/reset-by-link', {
    body: { link, password },
    from: home,
  })
  expect(reset.body).toBe('Password changed successfully')
  expect(await logInStatus(shop, { email, password })).toBe(200)
})

test('a person who is refused another mail, because strangers have asked for so many, has a link that works', async () => {
  const shop = await openLimitedShop()
  const { email } = await aCustomer(shop)
  for (const from of strangers(5)) {
    expect((await shop.call('POST /user/send', { body: { email }, from })).status).toBe(201)
    await letPass(shop, 'codesSoonAfterAnother')
  }
  const link = await lastMailedLink(shop)
  shop.passMinutes(59)
  const refused = await shop.call('POST /user/send', { body: { email }, from: home })
  expect(refused.status).toBe(429)
  const reset = await shop.call('POST /user/reset-by-link', { body: { link, password } })
  expect(reset.status).toBe(200)
})

test('each code is sent with how long to wait for another: after the last one of an hour, longer', async () => {
  const shop = await openLimitedShop()
  const { email } = await aCustomer(shop)
  const waits: number[] = []
  for (const from of strangers(5)) {
    const { headers } = await shop.call('POST /user/send', { body: { email }, from })
    waits.push(Number(headers.get('Retry-After')))
    await letPass(shop, 'codesSoonAfterAnother')
  }
  const last = waits.pop()
  expect(waits.every((wait) => wait > 0 && wait <= 30)).toBe(true)
  expect(last).toBeGreaterThan(1800)
})

/** Asks for a code in somebody's name, and guesses it wrong: a guest's code never has six digits. */
async function attack(shop: TestShop, email: string, from: string) {
  await letPass(shop, 'codesSoonAfterAnother', 'codesToAccount')
  await shop.call('POST /user/send', { body: { email }, from })
  const { status, body } = await guess(shop, email, '000000', from)
  return { status, code: body.code }
}

test('over the whole shop only so few wrong codes are taken, from however many networks and accounts', async () => {
  const shop = await openLimitedShop()
  const owner = await aCustomer(shop)
  const answers = await Promise.all(
    strangers(24).map((from) => attack(shop, `victim-${from}@example.com`, from)),
  )
  expect(answers.filter(({ code }) => code === 'wrongCode')).toHaveLength(10)
  expect(answers).toContainEqual({ status: 429, code: 'codesSuspended' })

  // Even a right guess is of no use now. The owner has the link.
  await shop.call('POST /user/send', { body: { email: owner.email }, from: home })
  const refused = await guess(shop, owner.email, await lastMailedCode(shop), home)
  expect(refused.status).toBe(429)
  expect(refused.body.message).toBe(
    'Codes are not accepted for a while, because there were too many wrong ones. Please use the link in our mail instead.',
  )
  const link = await lastMailedLink(shop)
  const reset = await shop.call('POST /user/reset-by-link', { body: { link, password } })
  expect(reset.status).toBe(200)
})

test('the ceiling of the whole shop counts over a month, too', async () => {
  const shop = await openLimitedShop()
  let taken = 0
  for (const from of strangers(40)) {
    await letPass(shop, 'codeTriesInShop')
    const { code } = await attack(shop, `victim-${from}@example.com`, from)
    if (code === 'wrongCode') taken += 1
  }
  expect(taken).toBe(30)
})

test('one network is refused codes after ten wrong ones, and one account after six', async () => {
  const shop = await openLimitedShop()
  const codes: unknown[] = []
  for (const email of strangers(12).map((each) => `victim-${each}@example.com`)) {
    await letPass(shop, 'codeTriesInShop')
    codes.push((await attack(shop, email, home)).code)
  }
  expect(codes).toEqual([...Array(10).fill('wrongCode'), 'codesSuspended', 'codesSuspended'])
  const ofAccount: unknown[] = []
  for (const from of strangers(8)) {
    await letPass(shop, 'codeTriesInShop')
    ofAccount.push((await attack(shop, 'nimali@example.com', from)).code)
  }
  expect(ofAccount).toEqual([...Array(6).fill('wrongCode'), 'codesSuspended', 'codesSuspended'])
})

test('a signed-in customer and a browser of theirs go on with codes while strangers’ codes are not accepted', async () => {
  const shop = await openLimitedShop()
  const { email, token, password: old } = await aCustomer(shop)
  const body = { email, password: old }
  const browser = browserOf(await shop.call('POST /user/login', { body, from: home }))
  for (const from of strangers(12)) await attack(shop, `victim-${from}@example.com`, from)
  await letPass(shop, 'codesSoonAfterAnother')
  await shop.call('POST /user/send', { body: { email }, browser })
  const otp = await lastMailedCode(shop)
  expect((await guess(shop, email, otp, home)).status).toBe(429)
  const own = await shop.call('POST /user/validate', { body: { email, otp }, browser })
  expect(own.body).toBe('OTP is valid')
  const customers = await aMailedCode(shop, email, token)
  const sent = { body: { email, otp: customers }, token }
  expect((await shop.call('POST /user/validate', sent)).body).toBe('OTP is valid')
})

test('what strangers try does not end the code of a signed-in customer', async () => {
  const shop = await openShop()
  const { email, token } = await aCustomer(shop)
  const otp = await aMailedCode(shop, email, token)
  for (const from of strangers(9)) await guess(shop, email, otherThan(otp), from)
  await shop.call('POST /user/send', { body: { email } })
  await shop.call('POST /user/send', { body: { email } })
  const sent = { body: { email, otp }, token }
  expect((await shop.call('POST /user/validate', sent)).body).toBe('OTP is valid')
})
