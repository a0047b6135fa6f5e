import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { oneTimeCodes, users } from '../database/schema.ts'
import { aCustomer } from '../testing/builders.ts'
import { aMailedCode, lastMailedLink, otherThan } from '../testing/code-builders.ts'
import { anotherInstanceOf, openShop, type TestShop } from '../testing/open-shop.ts'
import { untilBlocked } from '../testing/until-blocked.ts'

const refused = { status: 400, message: 'Invalid OTP code. Please try again.' }

async function validate({ call }: TestShop, query: { email: string; otp: string }, token?: string) {
  const { status, body } = await call('POST /user/validate', { query, ...(token && { token }) })
  return status === 200 ? body : { status, message: body.message }
}

test('the right code is valid, as often as it is checked, with the email address in any case', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const otp = await aMailedCode(shop, email)
  expect(await validate(shop, { email, otp })).toBe('OTP is valid')
  expect(await validate(shop, { email: ` ${email.toUpperCase()}`, otp })).toBe('OTP is valid')
})

test('a wrong code, one of another address and one of an unknown address get the same response', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const kamal = await aCustomer(shop)
  const otp = await aMailedCode(shop, email)
  expect(await validate(shop, { email, otp: otherThan(otp) })).toEqual(refused)
  expect(await validate(shop, { email: kamal.email, otp })).toEqual(refused)
  expect(await validate(shop, { email: 'nobody@example.com', otp })).toEqual(refused)
})

test('a code is valid for 10 minutes', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const otp = await aMailedCode(shop, email)
  shop.passMinutes(9)
  expect(await validate(shop, { email, otp })).toBe('OTP is valid')
  shop.passMinutes(1)
  expect(await validate(shop, { email, otp })).toEqual(refused)
})

test('after three wrong codes even the right one is refused', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const otp = await aMailedCode(shop, email)
  for (const by of [1, 2]) await validate(shop, { email, otp: otherThan(otp, by) })
  expect(await validate(shop, { email, otp })).toBe('OTP is valid')
  await validate(shop, { email, otp: otherThan(otp, 3) })
  expect(await validate(shop, { email, otp })).toEqual(refused)
  const { status } = await shop.call('POST /user/reset', {
    body: { email, otp, password: 'Kiribath#2' },
  })
  expect(status).toBe(400)
})

test.each(['code', 'link'])(
  'a new password with a %s waits for what is under way in the account',
  async (way) => {
    const shop = await openShop()
    const { id, email } = await aCustomer(shop)
    const otp = await aMailedCode(shop, email)
    const link = await lastMailedLink(shop)
    const password = 'Kiribath#2'
    const { setting } = await shop.database.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, id)).for('update')
      const setting =
        way === 'code'
          ? shop.call('POST /user/reset', { body: { email, otp, password } })
          : shop.call('POST /user/reset-by-link', { body: { link, password } })
      await untilBlocked(shop)
      await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.email, email))
      return { setting }
    })
    expect((await setting).status).toBe(400)
  },
)

test('wrong codes that arrive all at once are counted one by one', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const otp = await aMailedCode(shop, email)
  const guesses = Array.from({ length: 12 }, (_, index) => otherThan(otp, index + 1))
  const answers = await Promise.all(guesses.map((guess) => validate(shop, { email, otp: guess })))
  expect(answers).toEqual(guesses.map(() => refused))
  const [code] = await shop.database.select().from(oneTimeCodes)
  expect(code?.wrongTries).toBe(3)
  expect(await validate(shop, { email, otp })).toEqual(refused)
})

test('wrong codes are counted across all instances', async () => {
  const shop = await openShop()
  const other = anotherInstanceOf(shop)
  const { email } = await aCustomer(shop)
  const otp = await aMailedCode(shop, email)
  const tryAt = async (instance: Pick<TestShop, 'request'>, guess: string) => {
    const query = new URLSearchParams({ email, otp: guess })
    const answer = await instance.request(`/api/user/validate?${query}`, { method: 'POST' })
    return answer.status
  }
  const guesses = [1, 2, 3].map((by) => otherThan(otp, by))
  await Promise.all(guesses.map((guess, number) => tryAt(number % 2 ? other : shop, guess)))
  expect([await tryAt(shop, otp), await tryAt(other, otp)]).toEqual([400, 400])
})

test('a new code can be tried again', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const first = await aMailedCode(shop, email)
  for (const by of [1, 2, 3]) await validate(shop, { email, otp: otherThan(first, by) })
  const otp = await aMailedCode(shop, email)
  expect(await validate(shop, { email, otp })).toBe('OTP is valid')
})

test('a signed-in customer can validate codes of their own address only', async () => {
  const shop = await openShop()
  const [nimali, kamal] = [await aCustomer(shop), await aCustomer(shop)]
  const otp = await aMailedCode(shop, kamal.email)
  expect(await validate(shop, { email: kamal.email, otp }, nimali.token)).toMatchObject({
    status: 403,
  })
})

test.each(['', '123', '12345', '1234567', 'abcd', "' or 1"])(
  'the code "%s" is refused with the same message',
  async (otp) => {
    const shop = await openShop()
    const { email } = await aCustomer(shop)
    await aMailedCode(shop, email)
    expect(await validate(shop, { email, otp })).toEqual(refused)
    const [code] = await shop.database.select().from(oneTimeCodes)
    expect(code?.wrongTries).toBe(0)
  },
)

test('the stored row reveals neither the code nor the link', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const otp = await aMailedCode(shop, email)
  const [code] = await shop.database.select().from(oneTimeCodes)
  // A hash may have these digits somewhere by chance.
  expect(JSON.stringify({ hash: code?.hash, linkHash: code?.linkHash })).not.toMatch(
    new RegExp(`\\b${otp}\\b`),
  )
})
