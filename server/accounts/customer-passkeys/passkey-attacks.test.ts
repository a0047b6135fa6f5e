import { expect, test } from 'vitest'
import { usedChallenges } from '../../database/schema.ts'
import { clearOldData } from '../../retention/index.ts'
import { anAuthenticator, type Deviation } from '../../testing/authenticator.ts'
import { aCustomer } from '../../testing/builders.ts'
import { aMailedCode, browserOf } from '../../testing/code-builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import {
  addPasskey,
  aPasskeyOf,
  aSignInChallenge,
  signInWith,
} from '../../testing/passkey-builders.ts'

const offer = ({ call }: TestShop, { token, password }: { token: string; password: string }) =>
  call('POST /user/passkey-options', { token, body: { password } })

const deviations: [what: string, deviation: Deviation][] = [
  ['on another site', { origin: 'https://j0ybox.example' }],
  ['on another port of the shop’s machine', { origin: 'http://localhost:3001' }],
  ['for another site', { rpId: 'j0ybox.example' }],
  ['without asking who holds the device', { isVerified: false }],
  ['in a frame', { isInFrame: true }],
  ['with a challenge that the shop has not made', { challenge: 'A'.repeat(72) }],
]

test.each(deviations)('a passkey that was used %s signs nobody in', async (_, deviation) => {
  const shop = await openShop()
  const passkey = await aPasskeyOf(shop, await aCustomer(shop))
  const refused = await signInWith(shop, passkey, { deviation })
  expect([refused.status, refused.body.code]).toEqual([401, 'unknownPasskey'])
  expect((await signInWith(shop, passkey)).status).toBe(200)
})

test.each(deviations)('a passkey that was made %s is not added', async (_, deviation) => {
  const shop = await openShop()
  const refused = await addPasskey(shop, await aCustomer(shop), { deviation })
  expect([refused.status, refused.body.code]).toEqual([400, 'passkeyNotAdded'])
})

test('certificates of a device, which may name addresses to load, are refused', async () => {
  const shop = await openShop()
  const deviation = { certificates: [Uint8Array.of(48, 0)] }
  const refused = await addPasskey(shop, await aCustomer(shop), { deviation })
  expect(refused.body.code).toBe('passkeyNotAdded')
})

test('a proof signs in once, within five minutes', async () => {
  const shop = await openShop()
  const { unlock } = await aPasskeyOf(shop, await aCustomer(shop))
  const send = (passkey: object) => shop.call('POST /user/login/passkey', { body: { passkey } })
  const proof = unlock(await aSignInChallenge(shop))
  expect((await send(proof)).status).toBe(200)
  expect((await send(proof)).body.code).toBe('unknownPasskey')
  // The same challenge, signed again.
  const challenge = await aSignInChallenge(shop)
  expect((await send(unlock(challenge))).status).toBe(200)
  expect((await send(unlock(challenge))).status).toBe(401)

  const old = await aSignInChallenge(shop)
  shop.passMinutes(5)
  expect((await send(unlock(old))).status).toBe(401)
  const { database } = shop
  await clearOldData(shop.shop)
  expect(await database.$count(usedChallenges)).toBe(0)
})

test('two requests with the same proof begin one session', async () => {
  const shop = await openShop()
  const { unlock } = await aPasskeyOf(shop, await aCustomer(shop))
  const body = { passkey: unlock(await aSignInChallenge(shop)) }
  const both = await Promise.all([1, 2].map(() => shop.call('POST /user/login/passkey', { body })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a challenge is for one purpose, account and session only', async () => {
  const shop = await openShop()
  const [customer, thief] = [await aCustomer(shop), await aCustomer(shop)]
  const ofCustomer = (await offer(shop, customer)).body
  const add = async (token: string, challenge: string) => {
    const passkey = anAuthenticator().make(ofCustomer, { challenge })
    const body = { name: 'My phone', passkey }
    return (await shop.call('POST /user/passkeys', { token, body })).status
  }
  expect(await add(thief.token, ofCustomer.challenge)).toBe(400)
  const { challenge: ofSignIn } = await aSignInChallenge(shop)
  expect(await add(customer.token, ofSignIn)).toBe(400)
  const { email, password } = customer
  const { body } = await shop.call('POST /user/login', { body: { email, password } })
  expect(await add(String(body.token), ofCustomer.challenge)).toBe(400)
  expect(await add(customer.token, ofCustomer.challenge)).toBe(201)
  expect(await add(customer.token, ofCustomer.challenge)).toBe(400)

  const passkey = await aPasskeyOf(shop, customer)
  const { challenge } = (await offer(shop, customer)).body
  expect((await signInWith(shop, passkey, { deviation: { challenge } })).status).toBe(401)
})

test('a passkey that was offered before a new password is not added after it', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const { token, email } = customer
  const otp = await aMailedCode(shop, email, token)
  const offered = await offer(shop, customer)
  const changed = await shop.call('POST /user/reset', {
    token,
    body: { email, otp, password: 'Pol-Sambol1' },
  })
  const body = { name: 'My phone', passkey: anAuthenticator().make(offered.body) }
  const fresh = changed.headers.get('X-Token') ?? ''
  expect((await shop.call('POST /user/passkeys', { token: fresh, body })).status).toBe(400)
})

test('nobody adds another customer’s passkey as their own, or removes it', async () => {
  const shop = await openShop()
  const [customer, thief] = [await aCustomer(shop), await aCustomer(shop)]
  const passkey = await aPasskeyOf(shop, customer)
  const taken = await addPasskey(shop, thief, { authenticator: passkey })
  expect(taken.body.code).toBe('passkeyNotAdded')
  const removed = await shop.call('POST /user/passkeys/{passkeyId}/removal', {
    token: thief.token,
    params: { passkeyId: passkey.passkeyId },
    body: { password: thief.password },
  })
  expect(removed.status).toBe(404)
  const proof = passkey.unlock(await aSignInChallenge(shop))
  const foreign = { ...proof, id: (await aPasskeyOf(shop, thief)).id }
  const asOther = { ...foreign, rawId: foreign.id }
  const refused = await shop.call('POST /user/login/passkey', { body: { passkey: asOther } })
  expect(refused.status).toBe(401)
})

test('a count that goes back shows a copy: it is refused, said to who has it, and logged', async () => {
  const shop = await openShop()
  const passkey = await aPasskeyOf(shop, await aCustomer(shop))
  const signIn = (counter: number, more: Deviation = {}) =>
    signInWith(shop, passkey, { deviation: { counter, ...more } })
  expect((await signIn(7)).status).toBe(200)
  for (const counter of [7, 3, 0]) {
    const refused = await signIn(counter)
    expect([refused.status, refused.body.code]).toEqual([403, 'copiedPasskey'])
  }
  // Said only to who has the passkey.
  expect((await signIn(3, { origin: 'https://evil.example' })).body.code).toBe('unknownPasskey')
  expect(shop.loggedLines()).toContain('copiedPasskey')
  expect((await signIn(8)).status).toBe(200)
})

test('a passkey that its maker copies between devices counts nothing, and works', async () => {
  const shop = await openShop()
  const passkey = await aPasskeyOf(shop, await aCustomer(shop))
  for (let time = 0; time < 2; time++) {
    expect((await signInWith(shop, passkey, { deviation: { counter: 0 } })).status).toBe(200)
  }
})

test('an unknown passkey is refused as a wrong proof of a known one', async () => {
  const shop = await openShop()
  const passkey = await aPasskeyOf(shop, await aCustomer(shop))
  const unknown = await signInWith(shop, anAuthenticator())
  const wrong = await signInWith(shop, passkey, { deviation: { isVerified: false } })
  const { requestId: _, ...asUnknown } = unknown.body
  expect(wrong.body).toMatchObject(asUnknown)
  for (const passkeyOf of ['nonsense', '']) {
    const body = { passkey: { ...passkey.unlock(await aSignInChallenge(shop)), id: passkeyOf } }
    expect((await shop.call('POST /user/login/passkey', { body })).status).toBeGreaterThan(399)
  }
})

test('wrong proofs are limited by network, and keep the owner’s own browser out of nothing', async () => {
  const shop = await openShop({ rateLimits: true })
  const from = '198.51.100.9'
  const passkey = await aPasskeyOf(shop, await aCustomer(shop))
  const browser = browserOf(await signInWith(shop, passkey, { from }))
  for (let tries = 0; tries < 100; tries++) {
    expect((await signInWith(shop, anAuthenticator(), { from })).status).toBe(401)
  }
  expect((await signInWith(shop, anAuthenticator(), { from })).status).toBe(429)
  expect((await signInWith(shop, passkey, { from })).status).toBe(429)
  expect((await signInWith(shop, passkey, { from, browser })).status).toBe(200)
  expect((await signInWith(shop, passkey, { from: '198.51.100.10' })).status).toBe(200)
})

test('the password cannot be guessed through passkeys', async () => {
  const shop = await openShop({ rateLimits: true })
  const customer = await aCustomer(shop)
  for (let tries = 0; tries < 10; tries++) {
    expect((await offer(shop, { ...customer, password: 'a guess' })).status).toBe(403)
  }
  expect((await offer(shop, customer)).status).toBe(429)
})

test('signing in, adding and removing leave a trace, without anything of the passkey', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const passkey = await aPasskeyOf(shop, customer)
  await signInWith(shop, passkey)
  await signInWith(shop, passkey, { deviation: { isVerified: false } })
  await shop.call('POST /user/passkeys/{passkeyId}/removal', {
    token: customer.token,
    params: { passkeyId: passkey.passkeyId },
    body: { password: customer.password },
  })
  const lines: { msg: string; event: string; outcome: string }[] = JSON.parse(shop.loggedLines())
  const events = lines.filter(({ msg }) => msg === 'security event')
  expect(events.map(({ event, outcome }) => `${event} ${outcome}`).slice(-5)).toEqual([
    'passkeyAddition offered',
    'passkeyAddition done',
    'passkeySignIn done',
    'passkeySignIn unknownPasskey',
    'passkeyRemoval done',
  ])
  for (const secret of [passkey.id, customer.email, 'My phone']) {
    expect(shop.loggedLines()).not.toContain(secret)
  }
})
