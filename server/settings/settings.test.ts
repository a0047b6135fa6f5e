import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settings } from '../database/schema.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { until } from '../testing/until.ts'

const key = 'orders.customersMayCancel'

async function atSettings(shop: TestShop) {
  const operator = await anOperator(shop)
  const { session } = operator
  return {
    ...operator,
    list: async () => (await shop.call('GET /admin/settings', { session })).body,
    change: (value: unknown, version: number) =>
      shop.call('PUT /admin/settings/{key}', {
        session,
        params: { key },
        body: { value, version },
      }),
  }
}

test('nothing is set at first, and a change counts at once and says who made it', async () => {
  const shop = await openShop()
  const { list, change, email } = await atSettings(shop)
  const atFirst = { key, value: false, version: 0, changedBy: null, changedAt: null }
  expect(await list()).toContainEqual(atFirst)
  expect(shop.shop.settings.get(key)).toBe(false)

  const changed = await change(true, 0)
  expect(changed).toMatchObject({
    status: 200,
    body: { value: true, version: 1, changedBy: email },
  })
  expect(shop.shop.settings.get(key)).toBe(true)
  expect(await list()).toContainEqual(changed.body)
})

test('every instance follows at once, also a change that no instance has made', async () => {
  const shop = await openShop()
  const other = await openShop({ databaseUrl: shop.databaseUrl })
  const { change } = await atSettings(shop)
  await change(true, 0)
  await until(() => expect(other.shop.settings.get(key)).toBe(true))
  await shop.database.delete(settings)
  await until(() => expect(other.shop.settings.get(key)).toBe(false))
})

test('an instance that has lost its listening connection reads what it has missed', async () => {
  const shop = await openShop()
  const { change } = await atSettings(shop)
  await change(true, 0)
  await shop.database.execute(sql`alter table settings disable trigger user`)
  await shop.database.update(settings).set({ value: false })
  await shop.database.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'joybox news'`)
  await until(() => expect(shop.shop.settings.get(key)).toBe(false))
})

test('reading a setting costs no query', async () => {
  const { shop, statementsOf } = await openShop()
  expect(await statementsOf(async () => shop.settings.get(key))).toEqual([])
})

test('a value that a setting cannot have is refused in words, and an unknown setting is not there', async () => {
  const shop = await openShop()
  const { change, session } = await atSettings(shop)
  for (const value of ['on', 1, null, [true]]) {
    expect((await change(value, 0)).status).toBe(400)
  }
  expect((await change('on', 0)).body.message).toBe('Choose on or off.')
  const params = { key: 'orders.free' }
  const body = { value: true, version: 0 }
  const unknown = await shop.call('PUT /admin/settings/{key}', { session, params, body })
  expect(unknown.status).toBe(400)
  expect(await shop.database.select().from(settings)).toEqual([])
})

test('a stored value that is not of its type counts as the default', async () => {
  const shop = await openShop()
  const { list } = await atSettings(shop)
  const changed = { changedBy: 'psql', changedAt: new Date() }
  await shop.database.insert(settings).values([
    { key, value: 'perhaps', ...changed },
    { key: 'of another version', value: 7, ...changed },
  ])
  expect(await list()).toEqual(
    expect.arrayContaining([expect.objectContaining({ key, value: false, version: 1 })]),
  )
  expect(shop.shop.settings.get(key)).toBe(false)
})

test('the second of two operators is refused, and sees what the first has saved', async () => {
  const shop = await openShop()
  const { change } = await atSettings(shop)
  const both = await Promise.all([change(true, 0), change(true, 0)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = await change(false, 0)
  expect(late).toMatchObject({ status: 409, body: { current: { value: true, version: 1 } } })
  expect((await change(false, 1)).body).toMatchObject({ value: false, version: 2 })
})

test('a change is in the audit log; what changes nothing is not', async () => {
  const shop = await openShop()
  const { change, session, email } = await atSettings(shop)
  await change(true, 0)
  await change(true, 1)
  const query = { subjectKind: 'setting' }
  const { body } = await shop.call('GET /admin/audit-log', { session, query })
  expect(body.items).toMatchObject([
    {
      operatorEmail: email,
      action: 'change setting',
      subjectId: key,
      before: { value: false },
      after: { value: true },
    },
  ])
})
