import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { refusalStatuses } from '../../contract/refusals.ts'
import { aCustomer } from '../testing/builders.ts'
import { aMailedCode, lastMailedLink, otherThan } from '../testing/code-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { aNewOperator, anOperator, codeOf, sessionOf } from '../testing/operator-builders.ts'

/** Of server/payments/routes.ts. */
const notificationRefusals = ['wrongSignature', 'wrongMerchant', 'wrongAmount', 'wrongCurrency']

type Event = { event: string; outcome: string; account?: string; client: string; requestId: string }

/** The security events so far, as the log has them. */
function eventsOf({ loggedLines }: TestShop): (Event & { newAccount?: string })[] {
  const lines: { msg: string }[] = JSON.parse(loggedLines())
  // Only these lines have this message.
  return lines.filter(({ msg }) => msg === 'security event') as unknown as Event[]
}

const outcomesOf = (shop: TestShop) =>
  eventsOf(shop).map(({ event, outcome }) => `${event} ${outcome}`)

test('guessing at accounts leaves a trace of who, from where, and how it ended', async () => {
  const shop = await openShop({ rateLimits: true })
  const { email, password } = await aCustomer(shop)
  const before = eventsOf(shop).length
  const logIn = (body: { email: string; password: string }, from: string) =>
    shop.call('POST /user/login', { body, from })
  for (let tries = 0; tries < 11; tries += 1) {
    await logIn({ email: ` ${email.toUpperCase()} `.trim(), password: 'a guess' }, '198.51.100.7')
  }
  await logIn({ email: 'nobody@example.com', password: 'a guess' }, '198.51.100.7')
  const { headers } = await logIn({ email, password }, '2001:db8:1:2:3::4')

  const events = eventsOf(shop).slice(before)
  expect(events.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    ...Array.from({ length: 10 }, () => 'signIn wrongCredentials'),
    'signIn tooOften',
    'signIn wrongCredentials',
    'signIn done',
  ])
  expect(events.map(({ client }) => client)).toEqual([
    ...Array.from({ length: 12 }, () => '198.51.100.7'),
    '2001:db8:1:2::/64',
  ])
  expect(events.at(-1)?.requestId).toBe(headers.get('X-Request-Id'))
  const accounts = events.map(({ account }) => account)
  expect(new Set([...accounts.slice(0, 11), accounts[12]]).size).toBe(1)
  expect(accounts[11]).not.toBe(accounts[0])
  expect(accounts[0]).toMatch(/^[\w-]{22}$/)
})

test('codes, links, resets and changes of an account leave a trace', async () => {
  const shop = await openShop()
  const { id, email, token } = await aCustomer(shop)
  const before = outcomesOf(shop).length
  const code = await aMailedCode(shop, email)
  const link = await lastMailedLink(shop)
  await shop.call('POST /user/validate', { body: { email, otp: otherThan(code) } })
  await shop.call('POST /user/validate', { body: { email, otp: code } })
  const password = 'Kurakkan#71'
  const resetBy = (key: string) =>
    shop.call('POST /user/reset-by-link', { body: { link: key, password } })
  await resetBy('x'.repeat(43))
  await resetBy(link)
  await shop.call('GET /user/email', { token })
  const { body } = await shop.call('POST /user/login', { body: { email, password } })
  const update = (profile: object) =>
    shop.call('PUT /user/update/{userId}', {
      params: { userId: id },
      body: { name: 'Nimali Silva', telephone: '0712345678', email, ...profile },
      token: String(body.token),
    })
  await update({})
  await update({ email: 'new@example.com' })
  await update({ email: 'new@example.com', password })
  const mails = await shop.deliverMails()
  const path =
    mails.flatMap(({ text }) => /\/account\/email\/[\w-]{43}/.exec(text) ?? []).at(-1) ?? ''
  await shop.request(path, { method: 'POST' })
  await shop.request(path, { method: 'POST' })

  expect(outcomesOf(shop).slice(before)).toEqual([
    'codeRequest done',
    'codeCheck wrongCode',
    'codeCheck done',
    'passwordResetByLink wrongLink',
    'passwordResetByLink done',
    'session noSession',
    'signIn done',
    'phoneChange done',
    'emailChange passwordNeeded',
    'emailChange done',
    'emailLink changed',
    'emailLink gone',
  ])
  const events = eventsOf(shop).slice(before)
  expect(events[4]?.account).toBe(events[0]?.account)
  expect(events[9]?.newAccount).toBe(events[10]?.account)
  for (const secret of [email, 'new@', link, path]) {
    expect(shop.loggedLines()).not.toContain(secret)
  }
})

test('what somebody may not do, and what another site sends, leaves a trace', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const { token } = await aCustomer(shop)
  const other = await aCustomer(shop)
  const before = outcomesOf(shop).length
  const body = { name: 'Nimali Silva', telephone: '0712345678', email: other.email }
  await shop.call('PUT /user/update/{userId}', { params: { userId: other.id }, body, token })
  await shop.call('GET /user/email', { token: `${token}x` })
  await shop.request('/api/admin/orders')
  await shop.request('/api/admin/imports', {
    method: 'POST',
    headers: {
      Cookie: session,
      'Content-Type': 'application/json',
      Origin: 'https://evil.example',
    },
    body: '{}',
  })
  await shop.request('/payments/notification', { method: 'POST', body: 'order_id=1' })
  expect(outcomesOf(shop).slice(before)).toEqual([
    'right notYours',
    'session noSession',
    'backOffice notFound',
    'otherSite fromElsewhere',
    expect.stringMatching(/^paymentNotification \w+$/),
  ])
})

test('operators’ sign-ins leave a trace, and so does who guesses; both are in the audit log', async () => {
  const shop = await openShop()
  const pending = await aNewOperator(shop)
  const { email, password, secret } = await anOperator(shop)
  const wrong = { session: pending.session, body: { invitation: 'aaaa-bbbb-cccc-dddd' } }
  await shop.call('POST /admin/second-factor/enrolment', wrong)
  const before = outcomesOf(shop).length
  const loggedIn = await shop.call('POST /user/login', { body: { email, password } })
  const halfway = sessionOf(loggedIn)
  const give = (code: string) =>
    shop.call('POST /admin/session', { session: halfway, body: { code } })
  await give(otherThan(codeOf(shop, secret, 1), 7))
  const session = sessionOf(await give(codeOf(shop, secret, 1)))
  await shop.call('POST /admin/second-factor/recovery-codes', {
    session,
    body: { password: 'a guess' },
  })
  expect(outcomesOf(shop).slice(before)).toEqual([
    'operatorPassword done',
    'operatorSignIn wrongSecondFactor',
    'operatorSignIn done',
    'recoveryCodes wrongPassword',
  ])
  const query = { subjectKind: 'operator' }
  const log = await shop.call('GET /admin/audit-log', { session, query })
  const { items } = log.body as { items: { action: string; operatorEmail: string }[] }
  const actions = items.map(({ action, operatorEmail }) => [action, operatorEmail])
  expect(actions.slice(0, 4)).toEqual([
    ['wrong password', email],
    ['sign in', email],
    ['wrong second factor', email],
    ['wrong invitation', pending.email],
  ])
})

test('Prometheus counts each event with its outcome', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  // The count is of the whole process, in which other tests may have guessed before.
  const guesses = async () => {
    const metrics = await (await shop.request('/metrics')).text()
    expect(metrics).toContain('security_events_total{event="operatorSignIn",outcome="done"}')
    const count = /^security_events_total\{event="signIn",outcome="wrongCredentials"\} (\d+)$/m
    return Number(count.exec(metrics)?.[1] ?? 0)
  }
  const before = await guesses()
  await shop.call('POST /user/login', { body: { email, password: 'a guess' } })
  expect(await guesses()).toBe(before + 1)
})

test('the example of alarms names events, outcomes and metrics that exist', async () => {
  const { request } = await openShop()
  const rules = await readFile('deploy/prometheus/joybox.rules.yml', 'utf8')
  const metrics = await (await request('/metrics')).text()
  const named = (label: string) =>
    [...rules.matchAll(new RegExp(`${label}=~?"([\\w|]+)"`, 'g'))].flatMap(([, names = '']) =>
      names.split('|'),
    )
  expect(named('event').length).toBeGreaterThan(10)
  for (const event of named('event')) expect(metrics).toContain(`event="${event}"`)
  const outcomes = ['done', 'returned', ...notificationRefusals, ...Object.keys(refusalStatuses)]
  expect(outcomes).toEqual(expect.arrayContaining(named('outcome')))
  for (const [, metric = ''] of rules.matchAll(/(\w+)\{/g)) {
    if (metric !== 'up') expect(metrics).toContain(`# TYPE ${metric.replace(/_count$/, '')} `)
  }
})
