import { expect, test } from 'vitest'
import { aCustomer } from '../testing/builders.ts'
import { aMailedCode } from '../testing/code-builders.ts'
import { askForEmail, lastEmailLink, pressLink } from '../testing/email-link-builders.ts'
import { openShop } from '../testing/open-shop.ts'

const moment = /On \w{3} \d+, \d{4}, \d+:\d\d [AP]M the/

test('a new password is told to the address: what, when, and what to do', async () => {
  const shop = await openShop()
  const { email, token } = await aCustomer(shop)
  const otp = await aMailedCode(shop, email, token)
  const body = { email, otp, password: 'Pol-Sambol1' }
  expect((await shop.call('POST /user/reset', { body, token })).status).toBe(200)
  const mail = (await shop.deliverMails()).at(-1)
  expect(mail).toMatchObject({
    to: email,
    subject: 'The password of your JOY Box account was changed',
  })
  expect(mail?.text).toMatch(moment)
  expect(mail?.text).toContain('Was it not you?')
  expect(mail?.text).toContain('http://localhost:3000/forgot-password')
})

test('a new phone number is told to the address, and the same number typed otherwise is not', async () => {
  const shop = await openShop()
  const { id, email, token } = await aCustomer(shop)
  const save = (telephone: string) =>
    shop.call('PUT /user/update/{userId}', {
      params: { userId: id },
      body: { name: 'Nimali Silva', telephone, email },
      token,
    })
  await save('077 123 4567')
  expect((await save('0717654321')).status).toBe(200)
  const mails = await shop.deliverMails()
  expect(mails).toMatchObject([
    { to: email, subject: 'The phone number of your JOY Box account was changed' },
  ])
  expect(mails[0]?.text).toMatch(moment)
  expect(mails[0]?.text).not.toContain('0717654321')
})

test('a new password drops a change of the address that waits', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { email, password } = customer
  await askForEmail(shop, customer, { email: 'thief@evil.example', password })
  const path = await lastEmailLink(shop, 'thief@evil.example')
  const otp = await aMailedCode(shop, email)
  const body = { email, otp, password: 'Pol-Sambol1' }
  expect((await shop.call('POST /user/reset', { body })).status).toBe(200)
  expect((await pressLink(shop, path)).status).toBe(404)
})
