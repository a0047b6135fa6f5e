import { expect, test } from 'vitest'
import { anAuthenticator } from '../testing/authenticator.ts'
import { aCustomer } from '../testing/builders.ts'
import { lastMailedLink } from '../testing/code-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anOperator, codeOf, sessionOf } from '../testing/operator-builders.ts'
import {
  anOperatorsPasskey,
  aPasskeyOf,
  giveOperatorsPasskey,
  signInWith,
} from '../testing/passkey-builders.ts'
import { addOperator, forgetSecondFactor, removeOperator } from './appoint.ts'

const commandLine = { id: null, email: 'command line' }

type Login = { email: string; password: string }

/** The session after the password. */
async function givePassword({ call }: TestShop, { email, password }: Login) {
  return sessionOf(await call('POST /user/login', { body: { email, password } }))
}

async function stageOf({ call }: TestShop, session: string) {
  return (await call('GET /admin/session', { session })).body
}

async function auditLogOf({ call }: TestShop, session: string): Promise<string[]> {
  const { body } = await call('GET /admin/audit-log', { session })
  return (body as { items: { action: string }[] }).items.map(({ action }) => action)
}

test('an operator signs in with the password and a passkey, and the audit log says so', async () => {
  const shop = await openShop()
  const operator = await anOperator(shop)
  const before = await givePassword(shop, operator)
  expect(await stageOf(shop, before)).toMatchObject({ stage: 'SECOND_FACTOR', hasPasskey: false })
  const none = await shop.call('POST /admin/session/passkey/options', { session: before })
  expect(none.status).toBe(404)

  const key = await anOperatorsPasskey(shop, operator)
  const halfway = await givePassword(shop, operator)
  expect(await stageOf(shop, halfway)).toMatchObject({ stage: 'SECOND_FACTOR', hasPasskey: true })
  expect((await shop.call('GET /admin/orders', { session: halfway })).status).toBe(404)
  const opened = await giveOperatorsPasskey(shop, halfway, key)
  expect(opened.body).toMatchObject({ stage: 'OPEN', operator: { email: operator.email } })
  const session = sessionOf(opened)
  expect((await shop.call('GET /admin/orders', { session })).status).toBe(200)
  expect((await auditLogOf(shop, session)).slice(0, 2)).toEqual([
    'sign in by passkey',
    'add passkey',
  ])
})

test('the code goes on working beside a passkey', async () => {
  const shop = await openShop()
  const operator = await anOperator(shop)
  await anOperatorsPasskey(shop, operator)
  const session = await givePassword(shop, operator)
  const body = { code: codeOf(shop, operator.secret, 1) }
  expect((await shop.call('POST /admin/session', { session, body })).status).toBe(200)
})

test('an operator’s passkey opens nothing without the password, and no customer’s account', async () => {
  const shop = await openShop()
  const key = await anOperatorsPasskey(shop, await anOperator(shop))
  expect((await signInWith(shop, key)).body.code).toBe('unknownPasskey')
  const path = '/api/admin/session/passkey'
  const json = { 'Content-Type': 'application/json' }
  for (const step of [path, `${path}/options`]) {
    const response = await shop.request(step, { method: 'POST', headers: json, body: '{}' })
    expect(response.status).toBe(404)
  }
})

test('neither another operator’s passkey, nor a challenge of another session, opens a session', async () => {
  const shop = await openShop()
  const [operator, other] = [await anOperator(shop), await anOperator(shop)]
  const [own, others] = [
    await anOperatorsPasskey(shop, operator),
    await anOperatorsPasskey(shop, other),
  ]
  const session = await givePassword(shop, operator)
  const foreign = await giveOperatorsPasskey(shop, session, others)
  expect([foreign.status, foreign.body.code]).toEqual([400, 'wrongPasskey'])

  const elsewhere = await givePassword(shop, operator)
  const asked = await shop.call('POST /admin/session/passkey/options', { session: elsewhere })
  const { challenge } = asked.body
  const replayed = await giveOperatorsPasskey(shop, session, own, { challenge })
  expect(replayed.body.code).toBe('wrongPasskey')
  const body = { passkey: own.unlock(asked.body) }
  const opens = () => shop.call('POST /admin/session/passkey', { session: elsewhere, body })
  expect((await opens()).status).toBe(200)
  expect((await opens()).status).toBe(400)
})

test.each([
  ['on another site', { origin: 'https://j0ybox.example' }],
  ['for another site', { rpId: 'j0ybox.example' }],
  ['without asking who holds it', { isVerified: false }],
])('a passkey that was used %s is no second factor', async (_, deviation) => {
  const shop = await openShop()
  const operator = await anOperator(shop)
  const key = await anOperatorsPasskey(shop, operator)
  const session = await givePassword(shop, operator)
  expect((await giveOperatorsPasskey(shop, session, key, deviation)).status).toBe(400)
  expect((await auditLogOf(shop, operator.session))[0]).toBe('wrong passkey')
})

test('a copied passkey is refused and in the audit log', async () => {
  const shop = await openShop()
  const operator = await anOperator(shop)
  const key = await anOperatorsPasskey(shop, operator)
  const give = async (counter: number) =>
    giveOperatorsPasskey(shop, await givePassword(shop, operator), key, { counter })
  expect((await give(5)).status).toBe(200)
  const refused = await give(4)
  expect([refused.status, refused.body.code]).toEqual([403, 'copiedPasskey'])
  expect((await auditLogOf(shop, operator.session))[0]).toBe('copied passkey')
})

test('wrong passkeys count as wrong codes do', async () => {
  const shop = await openShop({ rateLimits: true })
  const operator = await anOperator(shop)
  const key = await anOperatorsPasskey(shop, operator)
  const session = await givePassword(shop, operator)
  const give = () => giveOperatorsPasskey(shop, session, key, { isVerified: false })
  for (let tries = 0; tries < 10; tries++) expect((await give()).status).toBe(400)
  expect((await give()).status).toBe(429)
})

test('adding and removing ask for the password; a removed passkey opens nothing', async () => {
  const shop = await openShop()
  const operator = await anOperator(shop)
  const { session, password } = operator
  const offer = { session, body: { password: 'a guess' } }
  expect((await shop.call('POST /admin/passkey-options', offer)).status).toBe(403)
  const lost = await anOperatorsPasskey(shop, operator)
  const kept = await anOperatorsPasskey(shop, operator)
  const listed = await shop.call('GET /admin/passkeys', { session })
  expect(listed.body).toHaveLength(2)
  const remove = (typed: string) =>
    shop.call('POST /admin/passkeys/{passkeyId}/removal', {
      session,
      params: { passkeyId: lost.passkeyId },
      body: { password: typed },
    })
  expect((await remove('a guess')).status).toBe(403)
  expect((await remove(password)).status).toBe(204)
  const halfway = await givePassword(shop, operator)
  expect((await giveOperatorsPasskey(shop, halfway, lost)).status).toBe(400)
  expect((await giveOperatorsPasskey(shop, halfway, kept)).status).toBe(200)
  expect(await auditLogOf(shop, session)).toContain('remove passkey')
})

test('a customer’s passkey is none of an operator, and is gone when the operator is a customer again', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const passkey = await aPasskeyOf(shop, customer)
  await addOperator(shop.shop, commandLine, customer.email, ['OWNER'])
  expect((await signInWith(shop, passkey)).status).toBe(401)
  await removeOperator(shop.database, commandLine, customer.email)
  expect((await signInWith(shop, passkey)).status).toBe(401)
})

test('who forgets the second factor of an operator forgets the passkeys too', async () => {
  const shop = await openShop()
  const operator = await anOperator(shop)
  await anOperatorsPasskey(shop, operator)
  await forgetSecondFactor(shop.shop, commandLine, operator.email)
  const session = await givePassword(shop, operator)
  expect(await stageOf(shop, session)).toMatchObject({ stage: 'ENROLMENT', hasPasskey: false })
  const asked = await shop.call('POST /admin/session/passkey/options', { session })
  expect(asked.status).toBe(404)
})

test('an operator’s passkeys outlast a new password, as the app’s codes do', async () => {
  const shop = await openShop()
  const operator = await anOperator(shop)
  const key = await anOperatorsPasskey(shop, operator)
  const password = 'Pol-Sambol7'
  await shop.call('POST /user/send', { body: { email: operator.email } })
  const link = await lastMailedLink(shop)
  await shop.call('POST /user/reset-by-link', { body: { link, password } })
  const session = await givePassword(shop, { ...operator, password })
  expect((await giveOperatorsPasskey(shop, session, key)).status).toBe(200)
})

test('a passkey that was offered before the second factor changed is not added after it', async () => {
  const shop = await openShop()
  const { session, password } = await anOperator(shop)
  const offered = await shop.call('POST /admin/passkey-options', { session, body: { password } })
  const body = { name: 'Security key', passkey: anAuthenticator().make(offered.body) }
  const phone = await shop.call('POST /admin/second-factor', { session, body: { password } })
  const { secret, ticket } = phone.body
  const confirmation = { ticket, code: codeOf(shop, secret) }
  const changed = await shop.call('PUT /admin/second-factor', { session, body: confirmation })
  const added = await shop.call('POST /admin/passkeys', { session: sessionOf(changed), body })
  expect(added.body.code).toBe('passkeyNotAdded')
})
