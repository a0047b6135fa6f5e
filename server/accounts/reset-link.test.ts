import { createHook } from 'node:async_hooks'
import { expect, onTestFinished, test } from 'vitest'
import { oneTimeCodes } from '../database/schema.ts'
import { aCustomer } from '../testing/builders.ts'
import { aMailedCode, lastMailedLink } from '../testing/code-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const password = 'Pol-Sambol7'

async function aMailedLink(shop: TestShop, email: string) {
  await shop.call('POST /user/send', { body: { email } })
  return lastMailedLink(shop)
}

const resetBy = ({ call }: TestShop, link: string, chosen = password) =>
  call('POST /user/reset-by-link', { body: { link, password: chosen } })

test('the link sets one new password, ends every session, and ends the code beside it', async () => {
  const shop = await openShop()
  const { email, token } = await aCustomer(shop)
  const otp = await aMailedCode(shop, email)
  const link = await lastMailedLink(shop)
  const answers = await Promise.all(
    [1, 2, 3].map((number) => resetBy(shop, link, password + number)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect((await shop.call('GET /carts', { token })).status).toBe(401)
  expect((await shop.call('POST /user/validate', { body: { email, otp } })).status).toBe(400)
  expect(await shop.database.select().from(oneTimeCodes)).toEqual([])
})

test('a signed-in customer who uses the link stays signed in', async () => {
  const shop = await openShop()
  const { email, token } = await aCustomer(shop)
  const link = await aMailedLink(shop, email)
  const reset = await shop.call('POST /user/reset-by-link', { body: { link, password }, token })
  const renewed = reset.headers.get('X-Token') ?? ''
  expect((await shop.call('GET /carts', { token: renewed })).status).not.toBe(401)
  // For the link of another account there is no token.
  const other = await aCustomer(shop)
  const body = { link: await aMailedLink(shop, other.email), password }
  const foreign = await shop.call('POST /user/reset-by-link', { body, token: renewed })
  expect([foreign.status, foreign.headers.get('X-Token')]).toEqual([200, null])
})

test('a link is valid for an hour', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const link = await aMailedLink(shop, email)
  shop.passMinutes(60)
  const { status, body } = await resetBy(shop, link)
  expect([status, body.code]).toEqual([400, 'wrongLink'])
  expect(body.message).toBe('This link was used already, or is too old. Please ask for a new one.')
})

test.each(['', 'nonsense', '../../etc'])('the link "%s" is refused', async (link) => {
  const shop = await openShop()
  const { body } = await resetBy(shop, link)
  expect(body.code).toBe('wrongLink')
})

test('a link that is not good costs no hash of a password, which is expensive', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const link = await aMailedLink(shop, email)
  const begun: string[] = []
  const hook = createHook({ init: (_, type) => begun.push(type) }).enable()
  onTestFinished(() => {
    hook.disable()
  })
  const hashed = () => begun.filter((type) => type === 'ARGON2REQUEST').length
  expect((await resetBy(shop, 'k'.repeat(43))).body.code).toBe('wrongLink')
  expect(hashed()).toBe(0)
  expect((await resetBy(shop, link)).status).toBe(200)
  expect(hashed()).toBe(1)
  expect((await resetBy(shop, link)).body.code).toBe('wrongLink')
  expect(hashed()).toBe(1)
})

test('a refused password leaves the link valid', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const link = await aMailedLink(shop, email)
  const { body } = await resetBy(shop, link, 'kiribath#1')
  expect(body.fields).toEqual({ password: 'Password must contain at least one uppercase letter' })
  expect((await resetBy(shop, link)).status).toBe(200)
})

test('what opens the link is neither in the log nor in the database', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const link = await aMailedLink(shop, email)
  await resetBy(shop, link, 'refused')
  expect(shop.loggedLines()).not.toContain(link)
  const stored = await shop.database.select().from(oneTimeCodes)
  expect(JSON.stringify(stored)).not.toContain(link)
})
