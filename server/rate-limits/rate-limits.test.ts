import { like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keptFor } from '../../domain/privacy/retention.ts'
import { createApplication } from '../application/application.ts'
import { connectDatabase } from '../database/connect.ts'
import { rateLimits } from '../database/schema.ts'
import { DatabaseServers } from '../database/servers.ts'
import { clearOldData } from '../retention/index.ts'
import { aCustomer } from '../testing/builders.ts'
import { anotherInstanceOf, openShop, type TestShop } from '../testing/open-shop.ts'
import { limits } from './limits.ts'

const openLimitedShop = () => openShop({ rateLimits: true })

const clients = (count: number) => Array.from({ length: count }, (_, n) => `198.51.100.${n + 1}`)

const howMany = (statuses: number[], status: number) =>
  statuses.filter((each) => each === status).length

type Login = { email: string; password: string }

async function logIn({ call }: TestShop, { email, password }: Login, from: string) {
  return (await call('POST /user/login', { body: { email, password }, from })).status
}

/** Lets the time of a limit pass. */
async function letPass({ database }: TestShop, limit: string) {
  await database
    .update(rateLimits)
    .set({ expire: sql`${rateLimits.expire} - 86400000` })
    .where(like(rateLimits.key, `${limit}:%`))
}

test('after ten wrong passwords from one client an account is locked for it, and for no other', async () => {
  const shop = await openLimitedShop()
  const customer = await aCustomer(shop)
  const wrong = { ...customer, password: 'Kiribath#2' }
  for (let tries = 0; tries < 10; tries++) {
    expect(await logIn(shop, wrong, '198.51.100.1')).toBe(401)
  }
  const refused = await shop.call('POST /user/login', { body: customer, from: '198.51.100.1' })
  expect(refused.status).toBe(429)
  expect(refused.body.message).toBe('Too many tries. Please wait 15 minutes and try again.')
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(14 * 60)
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(15 * 60)
  expect(await logIn(shop, customer, '198.51.100.2')).toBe(200)
  await letPass(shop, 'loginsToAccountFromClient')
  expect(await logIn(shop, customer, '198.51.100.1')).toBe(200)
})

test('an unknown email address is locked in the same way', async () => {
  const shop = await openLimitedShop()
  const nobody = { email: 'nobody@example.com', password: 'Kiribath#1' }
  const statuses = await Promise.all(clients(12).map(() => logIn(shop, nobody, '198.51.100.1')))
  expect([howMany(statuses, 401), howMany(statuses, 429)]).toEqual([10, 2])
})

test('wrong passwords from many clients lock an account for all', async () => {
  const shop = await openLimitedShop()
  const customer = await aCustomer(shop)
  const wrong = { ...customer, email: customer.email.toUpperCase(), password: 'Kiribath#2' }
  const statuses = await Promise.all(clients(60).map((client) => logIn(shop, wrong, client)))
  expect([howMany(statuses, 401), howMany(statuses, 429)]).toEqual([50, 10])
  expect(await logIn(shop, customer, '203.0.113.9')).toBe(429)
})

test('one client cannot try a password on every account', async () => {
  const shop = await openLimitedShop()
  const accounts = clients(110).map((_, n) => ({
    email: `customer-${n}@example.com`,
    password: 'Kiribath#1',
  }))
  const statuses = await Promise.all(accounts.map((each) => logIn(shop, each, '198.51.100.1')))
  expect([howMany(statuses, 401), howMany(statuses, 429)]).toEqual([100, 10])
})

test('logins with the right password are not counted', async () => {
  const shop = await openLimitedShop()
  const customer = await aCustomer(shop)
  for (let logins = 0; logins < 12; logins++) {
    expect(await logIn(shop, customer, '198.51.100.1')).toBe(200)
  }
})

test('limits are shared by all instances', async () => {
  const shop = await openLimitedShop()
  const other = anotherInstanceOf(shop)
  const body = JSON.stringify({ email: 'nimali@example.com', password: 'Kiribath#1' })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const tries = clients(6).flatMap(() => [
    shop.request('/api/user/login', init),
    other.request('/api/user/login', init),
  ])
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect([howMany(statuses, 401), howMany(statuses, 429)]).toEqual([10, 2])
})

test('one client can create 30 accounts an hour', async () => {
  const shop = await openLimitedShop()
  const register = async (number: number, from: string) => {
    const body = {
      name: 'Nimali Perera',
      email: `nimali-${number}@example.com`,
      nic: '911042754V',
      password: 'Kiribath#1',
      telephone: '0771234567',
    }
    return (await shop.call('POST /user/register', { body, from })).status
  }
  const statuses = await Promise.all(clients(31).map((_, n) => register(n, '198.51.100.1')))
  expect([howMany(statuses, 201), howMany(statuses, 429)]).toEqual([30, 1])
  expect(await register(31, '198.51.100.2')).toBe(201)
})

test('an email address gets one code in 30 seconds, whether it is known or not', async () => {
  const shop = await openLimitedShop()
  const { email } = await aCustomer(shop)
  for (const each of [email, 'nobody@example.com']) {
    const query = { email: each }
    expect((await shop.call('POST /user/send', { query })).status).toBe(201)
    const again = await shop.call('GET /user/send', { query })
    expect(again.status).toBe(429)
    expect(again.body.message).toMatch(/^Too many tries. Please wait \d+ seconds and try again.$/)
    expect(Number(again.headers.get('Retry-After'))).toBeLessThanOrEqual(30)
    await letPass(shop, 'codesSoonAfterAnother')
    expect((await shop.call('GET /user/send', { query })).status).toBe(200)
  }
})

test('an email address gets five codes an hour, from any number of clients', async () => {
  const shop = await openLimitedShop()
  const statuses: number[] = []
  for (const from of clients(6)) {
    const query = { email: 'nimali@example.com' }
    statuses.push((await shop.call('POST /user/send', { query, from })).status)
    await letPass(shop, 'codesSoonAfterAnother')
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

test('one client can request 30 codes an hour', async () => {
  const shop = await openLimitedShop()
  const ask = async (number: number) =>
    (await shop.call('POST /user/send', { query: { email: `nimali-${number}@example.com` } }))
      .status
  const statuses = await Promise.all(clients(31).map((_, n) => ask(n)))
  expect([howMany(statuses, 201), howMany(statuses, 429)]).toEqual([30, 1])
})

test('a customer can change the profile 30 times an hour', async () => {
  const shop = await openLimitedShop()
  const { id, email, token } = await aCustomer(shop)
  const update = async () => {
    const body = { name: 'Nimali Silva', telephone: '0771234567', email }
    return (await shop.call('PUT /user/update/{userId}', { params: { userId: id }, body, token }))
      .status
  }
  const statuses = await Promise.all(clients(31).map(update))
  expect([howMany(statuses, 200), howMany(statuses, 429)]).toEqual([30, 1])
})

test('a header cannot make one client look like many', async () => {
  const shop = await openLimitedShop()
  const body = JSON.stringify({ email: 'nimali@example.com', password: 'Kiribath#1' })
  const statuses = await Promise.all(
    clients(12).map(async (address) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
      return (await shop.request('/api/user/login', { method: 'POST', headers, body })).status
    }),
  )
  expect(howMany(statuses, 429)).toBe(2)
})

test('email and IP addresses are stored only as hashes', async () => {
  const shop = await openLimitedShop()
  await logIn(shop, { email: 'nimali@example.com', password: 'Kiribath#1' }, '198.51.100.1')
  const kept = JSON.stringify(await shop.database.select().from(rateLimits))
  expect(kept).not.toMatch(/nimali|198\.51/)
})

test('counts are forgotten once their time is over', async () => {
  const shop = await openLimitedShop()
  await logIn(shop, { email: 'nimali@example.com', password: 'Kiribath#1' }, '198.51.100.1')
  await clearOldData(shop.shop)
  expect(await shop.database.$count(rateLimits)).toBeGreaterThan(0)
  for (const limit of Object.keys(limits)) await letPass(shop, limit)
  await clearOldData(shop.shop)
  expect(await shop.database.$count(rateLimits)).toBe(0)
})

test('without a database the response to a try is the usual one', async () => {
  const { shop } = await openLimitedShop()
  const { database, close } = connectDatabase(
    new DatabaseServers('postgres://127.0.0.1:1/none'),
    1,
    shop.log,
  )
  const application = createApplication({ ...shop, database })
  const answer = await application.request('/api/user/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nimali@example.com', password: 'Kiribath#1' }),
  })
  await close()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('2')
  const { message } = await answer.json()
  expect(message).toBe('The shop is not available for a moment. Please try again.')
})

test('no count is kept longer than docs/privacy.md says', () => {
  const longest = Math.max(...Object.values(limits).map(({ seconds }) => seconds))
  expect(longest).toBe(keptFor.rateLimits.days * 24 * 60 * 60)
})
