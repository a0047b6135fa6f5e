import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { anOrderOf } from '../testing/builders.ts'
import type { TestShop } from '../testing/open-shop.ts'
import { aShopper, place, stockOf } from '../testing/order-builders.ts'
import { until } from '../testing/until.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Makes PostgreSQL refuse every new order with this error, or no longer. */
async function failOrders({ database }: TestShop, code: string | undefined) {
  await database.execute(sql`drop trigger if exists full_disk on orders`)
  if (!code) return
  await database.execute(
    sql.raw(`create or replace function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '${code}'; end $$`),
  )
  await database.execute(
    sql`create trigger full_disk before insert on orders for each row execute function full_disk()`,
  )
}

/** Makes the whole database read only, or writable again; the shop has to connect again. */
async function setReadOnly({ databaseUrl }: TestShop, value: 'on' | 'off') {
  const name = new URL(databaseUrl).pathname.slice(1)
  const client = new pg.Client({ connectionString: inject('databaseServer') })
  await client.connect()
  await client.query(`alter database "${name}" set default_transaction_read_only = ${value}`)
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = $2',
    [name, 'joybox'],
  )
  await client.end()
}

async function readiness({ request }: TestShop) {
  const answer = await request('/readyz')
  const { status }: { status: string } = await answer.json()
  return `${answer.status} ${status}`
}

async function aMarket() {
  const { shop, customer, recipientId, rice } = await aShopper()
  const order = () => place(shop, customer, anOrderOf(customer, recipientId, [[rice, 1]]))
  return { shop, rice, order }
}

test.each(['53100', '53200', '58030', '25006'])(
  'an order that cannot be stored (%s) is refused in words for a while, and takes no stock',
  async (code) => {
    const { shop, rice, order } = await aMarket()
    await failOrders(shop, code)
    const refused = await order()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toBe('60')
    expect(refused.body).toMatchObject({
      code: 'cannotSave',
      message: 'The shop cannot save anything at the moment. Please try again in a few minutes.',
    })
    expect(await stockOf(shop, rice)).toBe(50)
    expect(shop.loggedErrors()).toMatchObject([{ msg: 'The database takes no writes' }])
  },
)

test('the shop is not ready after a failed write, until one succeeds; reading goes on', async () => {
  const { shop, order } = await aMarket()
  expect(await readiness(shop)).toMatch(/^200 ready/)
  await failOrders(shop, '53100')
  await order()
  expect(await readiness(shop)).toBe('503 the database takes no writes')
  expect((await shop.request('/healthz')).status).toBe(200)
  expect((await shop.call('GET /categories')).status).toBe(200)
  await failOrders(shop, undefined)
  expect((await order()).status).toBe(201)
  expect(await readiness(shop)).toMatch(/^200 ready/)
})

test('without any customer the shop finds out by itself that it can write again', async () => {
  const { shop, order } = await aMarket()
  await setReadOnly(shop, 'on')
  await until(async () => expect((await order()).body.code).toBe('cannotSave'))
  const pass = (seconds: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
  pass(40)
  expect(await readiness(shop)).toBe('503 the database takes no writes')
  await setReadOnly(shop, 'off')
  pass(40)
  await until(async () => expect(await readiness(shop)).toMatch(/^200 ready/))
})
