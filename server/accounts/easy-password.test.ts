import { expect, test } from 'vitest'
import { aCustomer } from '../testing/builders.ts'
import { aMailedCode, lastMailedLink } from '../testing/code-builders.ts'
import { openShop } from '../testing/open-shop.ts'

const person = { name: 'Sanduni Wijeratne', nic: '911042754V', telephone: '0771234567' }
const email = 'sandu.wije77@example.com'

const easy = [
  'Password1!',
  'Qwerty123!',
  'Welcome1!',
  'P@ssw0rd',
  'S3cret1!',
  'Dragon2026#',
  'JOYBox-2026!',
  'J0yb0x#2026',
  'Sanduni#1999',
  'Wijeratne1!',
  'SanduWije#77',
]

const register = (
  { call }: Awaited<ReturnType<typeof openShop>>,
  { password }: { password: string },
) => call('POST /user/register', { body: { ...person, email, password } })

test('nobody signs up with a password that is tried first', async () => {
  const shop = await openShop()
  for (const password of easy) {
    const { status, body } = await register(shop, { password })
    expect([password, status, body.code]).toEqual([password, 400, 'easyPassword'])
    expect(body.message).toBe(
      'This password is too easy to guess: it is a common one, or made of your name, your email or the shop’s name. Please choose another one.',
    )
  }
})

test.each([
  'Kiribath#1',
  'Kandy1!x',
  'Sanduni-Loves-Mangos7',
  'Pol-Sambol7',
  'Correct Horse Battery Staple 1!',
  'ශ්‍රී ලංකාව#A1b',
])('the password "%s" is good enough', async (password) => {
  const shop = await openShop()
  expect((await register(shop, { password })).status).toBe(201)
})

test('nobody resets to such a password, by code, by link or signed in, and what was mailed stays valid', async () => {
  const shop = await openShop()
  const { token, ...owner } = await aCustomer(shop, { name: person.name })
  const otp = await aMailedCode(shop, owner.email)
  const link = await lastMailedLink(shop)
  for (const password of ['Passw0rd!', 'Sanduni#1999', `${owner.email.split('@')[0]}#A1`]) {
    const body = { email: owner.email, otp, password }
    const answers = [
      await shop.call('POST /user/reset', { body }),
      await shop.call('POST /user/reset-by-link', { body: { link, password } }),
    ]
    expect(answers.map((each) => each.body.code)).toEqual(['easyPassword', 'easyPassword'])
  }
  const own = await aMailedCode(shop, owner.email, token)
  const easyOne = { email: owner.email, otp: own, password: 'Welcome1!' }
  const refused = await shop.call('POST /user/reset', { body: easyOne, token })
  expect(refused.body.code).toBe('easyPassword')
  const body = { email: owner.email, otp, password: 'Pol-Sambol7' }
  expect((await shop.call('POST /user/reset', { body })).status).toBe(200)
})

test('whether a password is easy is said only to who has the code', async () => {
  const shop = await openShop()
  const { email: known } = await aCustomer(shop)
  for (const each of [known, 'nobody@example.com']) {
    const body = { email: each, otp: '000000', password: 'Password1!' }
    expect((await shop.call('POST /user/reset', { body })).body.code).toBe('wrongCode')
  }
})
