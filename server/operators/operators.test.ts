import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, users } from '../database/schema.ts'
import { aCustomer } from '../testing/builders.ts'
import { declaredBackOfficeCalls } from '../testing/contract-answers.ts'
import { openShop } from '../testing/open-shop.ts'
import { aNewOperator, anOperator, codeOf, sessionOf } from '../testing/operator-builders.ts'

test('for everyone but operators the back office responds like an unknown URL', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const pending = await aNewOperator(shop)
  const { requestId: _, ...nothing } = await (await shop.request('/api/nothing-here')).json()

  const visitors: Record<string, string>[] = [
    {},
    { Authorization: `Bearer ${customer.token}` },
    // A customer's token is not a session, wherever it is sent.
    { Cookie: `operator=${customer.token}` },
  ]
  const paths = [
    ...declaredBackOfficeCalls.map(({ method, path }) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, '1'),
    })),
    { method: 'GET', path: '/admin' },
    { method: 'GET', path: '/admin/openapi.json' },
  ]
  for (const { method, path } of paths) {
    for (const headers of visitors) {
      const sent = { method, headers: { ...headers, 'Content-Type': 'application/json' } }
      const answer = await shop.request(`/api${path}`, sent)
      const { requestId: _, ...refused } = await answer.json()
      expect([path, answer.status, refused]).toEqual([path, 404, nothing])
    }
    if (/session|enrolment/.test(path)) continue
    const json = { 'Content-Type': 'application/json' }
    const halfway = { method, headers: { ...json, Cookie: pending.session } }
    expect([path, (await shop.request(`/api${path}`, halfway)).status]).toEqual([path, 404])
  }
})

test('the public description of the API does not mention the back office, the operators’ one does', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const described = await (await shop.request('/api/openapi.json')).text()
  expect(described).not.toContain('/admin')
  const init = { headers: { Cookie: session } }
  const own = await (await shop.request('/api/admin/openapi.json', init)).json()
  const calls = declaredBackOfficeCalls.map(({ path }) => path)
  expect(Object.keys(own.paths).sort()).toEqual([...new Set(calls)].sort())
})

test('no one can register as an operator', async () => {
  const shop = await openShop()
  const account = { email: 'mallory@example.com', password: 'Kiribath#1' }
  const body = { ...account, name: 'Mallory', nic: '911042754V', telephone: '0771234567' }
  await shop.call('POST /user/register', { body: { ...body, role: 'ADMIN' } })
  const { body: answer } = await shop.call('POST /user/login', { body: account })
  expect(answer).toEqual({ token: expect.any(String) })
})

test('an operator’s password alone opens neither a customer’s account nor the back office', async () => {
  const shop = await openShop()
  const { email, password, token, session } = await aNewOperator(shop)
  const login = await shop.call('POST /user/login', { body: { email, password } })
  expect(login.body).toEqual({ continueAt: '/admin' })
  for (const cookie of login.headers.getSetCookie()) {
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/)
  }
  // The earlier token is one of a customer, which this account no longer is.
  expect((await shop.call('GET /orders', { token })).status).toBe(401)
  const { body } = await shop.call('GET /admin/session', { session })
  expect(body.stage).toBe('ENROLMENT')
  expect((await shop.call('GET /admin/operators', { session })).status).toBe(404)
})

test('after the enrolment each login needs a code, which is valid once', async () => {
  const shop = await openShop()
  const { email, password, secret } = await anOperator(shop)
  const session = sessionOf(await shop.call('POST /user/login', { body: { email, password } }))
  expect((await shop.call('GET /admin/session', { session })).body.stage).toBe('SECOND_FACTOR')

  const enter = (code: string) => shop.call('POST /admin/session', { session, body: { code } })
  // The code of the enrolment is used up.
  expect((await enter(codeOf(shop, secret))).status).toBe(400)
  expect((await enter('000000')).status).toBe(400)
  const next = codeOf(shop, secret, 1)
  const opened = await enter(next)
  expect(opened.body.stage).toBe('OPEN')
  const listed = await shop.call('GET /admin/operators', { session: sessionOf(opened) })
  expect(listed.body).toMatchObject([{ email, hasSecondFactor: true }])
  expect((await enter(next)).status).toBe(400)
  // The password alone is not enough to enrol another phone.
  const enrolment = { session, body: { invitation: 'any' } }
  expect((await shop.call('POST /admin/second-factor/enrolment', enrolment)).status).toBe(404)
})

test('a recovery code opens the back office once, and one less is left', async () => {
  const shop = await openShop()
  const { email, password, recoveryCodes } = await anOperator(shop)
  const session = sessionOf(await shop.call('POST /user/login', { body: { email, password } }))
  const code = String(recoveryCodes[3]).toUpperCase()
  const enter = () => shop.call('POST /admin/session', { session, body: { code } })
  const entered = await enter()
  expect(entered.status).toBe(200)
  expect((await enter()).status).toBe(400)
  const opened = { session: sessionOf(entered) }
  const counted = await shop.call('GET /admin/second-factor/recovery-codes', opened)
  expect(counted.body).toEqual({ left: 9 })
  const halfway = await shop.call('GET /admin/second-factor/recovery-codes', { session })
  expect(halfway.status).toBe(404)
})

test('signing out, a new password and a new second factor end all earlier sessions', async () => {
  const shop = await openShop()
  const operator = await anOperator(shop)
  const { session, password } = operator
  const isIn = async (cookie: string) =>
    (await shop.call('GET /admin/session', { session: cookie })).status === 200

  const body = { password }
  const { secret, ticket } = (await shop.call('POST /admin/second-factor', { session, body })).body
  const confirmation = { ticket, code: codeOf(shop, secret) }
  const changed = await shop.call('PUT /admin/second-factor', { session, body: confirmation })
  const renewed = sessionOf(changed)
  expect([await isIn(session), await isIn(renewed)]).toEqual([false, true])
  // A ticket is only valid for the second factor that existed when it was issued.
  const again = { session: renewed, body: confirmation }
  expect((await shop.call('PUT /admin/second-factor', again)).status).toBe(400)

  expect((await shop.call('DELETE /admin/session', { session: renewed })).status).toBe(204)
  expect(await isIn(renewed)).toBe(false)

  const other = await anOperator(shop)
  await shop.database
    .update(users)
    .set({ credentialsVersion: sql`${users.credentialsVersion} + 1` })
    .where(eq(users.id, other.id))
  expect(await isIn(other.session)).toBe(false)
})

test('a stolen session can neither change the second factor nor make operators', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const other = await anOperator(shop)
  const accomplice = await aCustomer(shop)
  const body = { password: 'guessed' }
  const tries = [
    shop.call('POST /admin/second-factor', { session, body }),
    shop.call('POST /admin/second-factor/recovery-codes', { session, body }),
    shop.call('POST /admin/operators', {
      session,
      body: { ...body, email: accomplice.email, roles: ['OWNER'] },
    }),
    shop.call('POST /admin/operators/{operatorId}/removal', {
      session,
      params: { operatorId: other.id },
      body,
    }),
  ]
  for (const answer of await Promise.all(tries)) expect(answer.status).toBe(403)
})

test('operators add and remove each other, never themselves, and the log has who did it', async () => {
  const shop = await openShop()
  const chief = await anOperator(shop)
  const { session, password } = chief
  const helper = await aCustomer(shop)
  const body = { email: helper.email.toUpperCase(), roles: ['OWNER'], password }
  const add = () => shop.call('POST /admin/operators', { session, body })
  const added = { id: helper.id, invitation: expect.any(String) }
  expect(await add()).toMatchObject({ status: 201, body: added })
  expect((await add()).status).toBe(409)
  const nobody = { ...body, email: 'nobody@example.com' }
  expect((await shop.call('POST /admin/operators', { session, body: nobody })).status).toBe(404)

  const remove = (operatorId: number) =>
    shop.call('POST /admin/operators/{operatorId}/removal', {
      session,
      params: { operatorId },
      body: { password },
    })
  expect((await remove(chief.id)).status).toBe(409)
  expect((await remove(helper.id)).status).toBe(204)
  expect((await remove(helper.id)).status).toBe(404)
  const { email } = helper
  const login = await shop.call('POST /user/login', {
    body: { email, password: helper.password },
  })
  expect(login.body).toEqual({ token: expect.any(String) })

  const query = { subjectKind: 'operator', subjectId: String(helper.id) }
  const log = await shop.call('GET /admin/audit-log', { session, query })
  const { items } = log.body as { items: object[] }
  expect(items).toMatchObject([
    { operatorEmail: chief.email, action: 'remove operator', before: { role: 'ADMIN' } },
    { operatorEmail: chief.email, action: 'add operator', after: { role: 'ADMIN' } },
  ])
})

test('wrong codes and passwords are limited', async () => {
  const shop = await openShop({ rateLimits: true })
  const operator = await anOperator(shop)
  const { email, password } = operator
  const session = sessionOf(await shop.call('POST /user/login', { body: { email, password } }))
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries++) {
    const sent = { session, body: { code: '000000' } }
    statuses.push((await shop.call('POST /admin/session', sent)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

test('requests from another site’s page are refused', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const answer = await shop.request('/api/admin/session', {
    method: 'POST',
    headers: { Cookie: session, Origin: 'https://evil.example', 'Content-Type': 'text/plain' },
    body: '{}',
  })
  expect(answer.status).toBe(403)
})

test('the database refuses to change or remove entries of the audit log', async () => {
  const shop = await openShop()
  await anOperator(shop)
  const { database } = shop
  const refused = { cause: { message: 'audit_log is only ever appended to' } }
  await expect(database.update(auditLog).set({ action: 'nothing' })).rejects.toMatchObject(refused)
  await expect(database.delete(auditLog)).rejects.toMatchObject(refused)
  await expect(database.execute(sql`truncate audit_log`)).rejects.toMatchObject(refused)
})

test('a list of any length is paged forwards and backwards without gaps', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  // All with the same time, so that only their ids differ.
  await shop.database.execute(sql`
    insert into audit_log (operator_email, action, subject_kind, subject_id)
    select 'command line', 'count', 'number', n from generate_series(1, 10000) n`)
  const read = async (cursor: Record<string, string>) => {
    const query = { subjectKind: 'number', ...cursor }
    const { body } = await shop.call('GET /admin/audit-log', { session, query })
    const page = body as {
      items: { subjectId: string }[]
      next: string
      previous: string | null
      total: number
    }
    return { ...page, numbers: page.items.map(({ subjectId }) => Number(subjectId)) }
  }
  const first = await read({})
  const second = await read({ after: first.next })
  expect(first.total).toBe(10_000)
  expect([first.numbers[0], first.numbers.at(-1), second.numbers[0]]).toEqual([10_000, 9951, 9950])
  const back = await read({ before: String(second.previous) })
  expect([back.numbers, back.previous]).toEqual([first.numbers, null])
  expect(
    (await shop.request('/api/admin/audit-log?after=nonsense', { headers: { Cookie: session } }))
      .status,
  ).toBe(400)
})
