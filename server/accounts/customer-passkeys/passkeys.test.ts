import { expect, test } from 'vitest'
import { anAuthenticator } from '../../testing/authenticator.ts'
import { aCustomer } from '../../testing/builders.ts'
import { aMailedCode } from '../../testing/code-builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { addPasskey, aPasskeyOf, signInWith } from '../../testing/passkey-builders.ts'

const list = async ({ call }: TestShop, token: string) =>
  (await call('GET /user/passkeys', { token })).body

const remove = (
  { call }: TestShop,
  token: string,
  { passkeyId, password }: { passkeyId: number; password: string },
) =>
  call('POST /user/passkeys/{passkeyId}/removal', {
    token,
    params: { passkeyId },
    body: { password },
  })

test('a customer adds a passkey, and signs in with it without typing who they are', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const authenticator = anAuthenticator()
  expect((await addPasskey(shop, customer, { authenticator })).status).toBe(201)

  const signedIn = await signInWith(shop, authenticator)
  expect(signedIn.status).toBe(200)
  const token = String(signedIn.body.token)
  const { body: user } = await shop.call('POST /user/get_user_info_by_token', { token })
  expect(user.email).toBe(customer.email)
  const { body: devices } = await shop.call('GET /user/sessions', { token })
  expect(devices).toHaveLength(2)
  expect(signedIn.headers.getSetCookie().join()).toContain('browser=')
})

test('the list shows each passkey by its name, when it was added, and when it was last used', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const authenticator = anAuthenticator()
  await addPasskey(shop, customer, { authenticator, name: '  My phone ' })
  await addPasskey(shop, customer, { name: 'Security key' })
  await signInWith(shop, authenticator)
  expect(await list(shop, customer.token)).toEqual([
    {
      id: expect.any(Number),
      name: 'My phone',
      addedAt: expect.stringMatching(/^20/),
      lastUsedAt: expect.stringMatching(/^20/),
    },
    {
      id: expect.any(Number),
      name: 'Security key',
      addedAt: expect.stringMatching(/^20/),
      lastUsedAt: null,
    },
  ])
  expect(await list(shop, (await aCustomer(shop)).token)).toEqual([])
})

test('a removed passkey opens nothing any more, and the others go on', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { token, password } = customer
  const lost = await aPasskeyOf(shop, customer)
  const kept = await aPasskeyOf(shop, customer)
  const removed = await remove(shop, token, { passkeyId: lost.passkeyId, password })
  expect(removed.status).toBe(204)
  const refused = await signInWith(shop, lost)
  expect([refused.status, refused.body.code]).toEqual([401, 'unknownPasskey'])
  expect((await signInWith(shop, kept)).status).toBe(200)
  const again = await remove(shop, token, { passkeyId: lost.passkeyId, password })
  expect(again.status).toBe(404)
})

test('adding and removing ask for the password, and are told by mail without the name', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { token, email, password } = customer
  const wrong = { token, password: 'Kiribath#2' }
  const offered = await shop.call('POST /user/passkey-options', { token, body: wrong })
  expect([offered.status, offered.body.code]).toEqual([403, 'wrongOwnPassword'])

  const { body } = await addPasskey(shop, customer, { name: 'Nimali’s phone' })
  const passkeyId = Number(body.id)
  const refused = await remove(shop, token, { passkeyId, password: wrong.password })
  expect([refused.status, refused.body.code]).toEqual([403, 'wrongOwnPassword'])
  await remove(shop, token, { passkeyId, password })
  const mails = await shop.deliverMails()
  expect(mails).toMatchObject([
    { to: email, subject: 'A passkey was added to your JOY Box account' },
    { to: email, subject: 'A passkey of your JOY Box account was removed' },
  ])
  for (const { text } of mails) {
    expect(text).toContain('Was it not you?')
    expect(text).not.toContain('phone')
  }
})

test('a new password removes the passkeys, and the mail about it says so', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const passkey = await aPasskeyOf(shop, customer)
  const otp = await aMailedCode(shop, customer.email)
  const body = { email: customer.email, otp, password: 'Pol-Sambol1' }
  expect((await shop.call('POST /user/reset', { body })).status).toBe(200)
  expect((await signInWith(shop, passkey)).status).toBe(401)
  expect((await shop.deliverMails()).at(-1)?.text).toContain('passkeys of the account are removed')
})

test('an account has at most ten passkeys', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const offer = () =>
    shop.call('POST /user/passkey-options', {
      token: customer.token,
      body: { password: customer.password },
    })
  const early = await offer()
  for (let count = 0; count < 10; count++) await addPasskey(shop, customer)
  expect((await offer()).body.code).toBe('tooManyPasskeys')
  const body = { name: 'One more', passkey: anAuthenticator().make(early.body) }
  const refused = await shop.call('POST /user/passkeys', { token: customer.token, body })
  expect([refused.status, refused.body.code]).toEqual([409, 'tooManyPasskeys'])
})

test('a blocked customer learns of it with the passkey, and does not get in', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const passkey = await aPasskeyOf(shop, customer)
  await shop.database.$client.query('update users set blocked_at = now() where id = $1', [
    customer.id,
  ])
  const refused = await signInWith(shop, passkey)
  expect([refused.status, refused.body.code]).toEqual([403, 'accountBlocked'])
  const forged = await signInWith(shop, passkey, { deviation: { origin: 'https://evil.example' } })
  expect(forged.body.code).toBe('unknownPasskey')
})

test('the browser is told to ask who holds the device, and which passkeys there are already', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { id } = await aPasskeyOf(shop, customer)
  const { body } = await shop.call('POST /user/passkey-options', {
    token: customer.token,
    body: { password: customer.password },
  })
  expect(body).toMatchObject({
    rp: { id: 'localhost' },
    excludeCredentials: [{ id }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const asked = await shop.call('POST /user/login/passkey/options')
  expect(asked.body).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(asked.body).not.toHaveProperty('allowCredentials')
})
