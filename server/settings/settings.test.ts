import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayInColombo, plusDays } from '../../domain/days.ts'
import type { SettingKey } from '../../domain/settings/settings.ts'
import { orders, products, settings } from '../database/schema.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { anUnpaidOrder } from '../testing/payment-builders.ts'
import { until } from '../testing/until.ts'

const key = 'orders.story'

async function atSettings(shop: TestShop) {
  const operator = await anOperator(shop)
  const { session } = operator
  return {
    ...operator,
    list: async () => (await shop.call('GET /admin/settings', { session })).body,
    change: (value: unknown, version: number, of: SettingKey = key) =>
      shop.call('PUT /admin/settings/{key}', {
        session,
        params: { key: of },
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
  const seller = 'invoices.seller'
  const both = await Promise.all([change('Perera', 0, seller), change('Silva', 0, seller)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await change(true, 0)
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

const set = async (shop: TestShop, settingKey: string, value: unknown, version = 0) => {
  const { session } = await anOperator(shop)
  const params = { key: settingKey }
  return shop.call('PUT /admin/settings/{key}', { session, params, body: { value, version } })
}

test('wrong values of every type are refused with words of their own', async () => {
  const shop = await openShop()
  const faults: [string, unknown, RegExp][] = [
    ['shop.name', ' ', /empty/],
    ['shop.name', 'x'.repeat(41), /at most 40/],
    ['shop.email', 'nobody', /email/i],
    ['shop.phone', 'call us', /phone number/],
    ['shop.map', 'javascript:alert(1)', /https/],
    ['shop.map', 'http://maps.example', /https/],
    ['opening.closedUntil', '2026-02-30', /day/],
    ['orders.holdMinutes', 5, /15 to 1440/],
    ['orders.holdMinutes', 20.5, /whole number/],
    ['stock.lowLimit', -1, /whole number/],
    ['texts.notice', { en: '', si: 'අලුත්: තැඹිලි', ta: '' }, /in English too/],
    ['texts.noticeDays', { from: '2026-12-24', until: '2026-12-23' }, /before the first/],
    ['texts.noticeDays', { from: 'Monday', until: '' }, /day/],
    ['home.firstPackage', 'rice', /whole number/],
    ['home.firstPackage', 4711, /not on sale/],
    ['home.firstTile', 4711, /not published/],
    ['shop.logo', 'javascript:alert(1)', /picture/],
    ['shop.logo', '0'.repeat(32), /picture/],
    ['texts.notice', 'Closed', /./],
    ['texts.notice', { en: 'Two\nlines', si: 'a', ta: 'b' }, /./],
  ]
  for (const [settingKey, value, words] of faults) {
    const refused = await set(shop, settingKey, value)
    expect([settingKey, refused.status]).toEqual([settingKey, 400])
    expect(JSON.stringify(refused.body)).toMatch(words)
  }
  expect(await shop.database.select().from(settings)).toEqual([])
})

test('a value that an older or newer shop has stored stops nothing: the default counts', async () => {
  const shop = await openShop()
  const changedAt = new Date()
  const row = { key: 'shop.name', value: 12, changedBy: 'somebody', changedAt }
  await shop.database.insert(settings).values(row)
  await until(() => expect(shop.shop.settings.get('shop.name')).toBe('JOY Box'))
})

test('earlier values are listed with who changed them, and restored as any other', async () => {
  const shop = await openShop()
  const { session, email } = await anOperator(shop)
  const params = { key: 'texts.notice' }
  const put = (value: unknown, version: number) =>
    shop.call('PUT /admin/settings/{key}', { session, params, body: { value, version } })
  const words = { en: 'New: king coconuts', si: 'අලුත්: තැඹිලි', ta: 'புதிது: செவ்விளநீர்' }
  await put(words, 0)
  await put({ en: 'Late today', si: 'අද ප්‍රමාදයි', ta: 'இன்று தாமதம்' }, 1)
  const { body } = await shop.call('GET /admin/settings/{key}/changes', { session, params })
  const nothing = { en: '', si: '', ta: '' }
  expect(body).toMatchObject([
    { operatorEmail: email, before: words },
    { operatorEmail: email, before: nothing, after: words },
  ])
  expect((await put(body[0].before, 2)).body).toMatchObject({ value: words, version: 3 })
})

test('mails come from the shop’s name and address of this moment', async () => {
  const shop = await openShop()
  await set(shop, 'shop.name', 'Kade Online')
  await set(shop, 'shop.email', 'hello@kade.example')
  const { email } = await aCustomer(shop)
  await shop.call('POST /user/send', { body: { email } })
  const mail = (await shop.deliverMails()).at(-1)
  expect(mail?.from).toContain('Kade Online')
  expect(mail?.subject).toContain('Kade Online')
  expect(mail?.text).toContain('hello@kade.example')
})

test('no order is taken until the day on which the shop opens again', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const order = anOrderOf(customer, await anAddress(shop, customer), [[await aProduct(shop), 1]])
  const place = () => shop.call('POST /orders', { token: customer.token, body: order })
  const day = (days: number) => dayInColombo(plusDays(shop.shop.now(), days))
  await set(shop, 'opening.closedUntil', day(1))
  const refused = { code: 'shopClosed', opensOn: day(1) }
  expect(await place()).toMatchObject({ status: 409, body: refused })
  await set(shop, 'opening.closedUntil', day(0), 1)
  expect((await place()).status).toBe(201)
})

test('who orders from a page that was opened before the shop closed reads when it opens again', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const body = anOrderOf(customer, await anAddress(shop, customer), [[await aProduct(shop), 1]])
  await set(shop, 'opening.closedUntil', '2126-12-05')
  const { message } = (await shop.call('POST /orders', { token: customer.token, body })).body
  expect(message).toBe(
    'We take no orders at the moment. We do again on Thursday, December 5, 2126; your cart is kept.',
  )
})

test('unpaid orders hold their goods for as long as the shop has set', async () => {
  const shop = await openShop()
  await set(shop, 'orders.holdMinutes', 120)
  await anUnpaidOrder(shop)
  const [order] = await shop.database.select().from(orders)
  const held = Number(order?.stockHeldUntil) - Number(order?.placedAt)
  expect(held).toBe(120 * 60_000)
})

test('a product runs out at its own limit, or at that of the shop', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const rice = await aProduct(shop, { name: 'Samba', stock: 20 })
  const saffron = await aProduct(shop, { name: 'Saffron', stock: 3 })
  const low = async () => {
    const { body } = await shop.call('GET /admin/dashboard/low-stock', { session })
    return [body.limit, ...body.items.map(({ name }: { name: string }) => name)]
  }
  expect(await low()).toEqual([10, 'Saffron'])
  await set(shop, 'stock.lowLimit', 25)
  expect(await low()).toEqual([25, 'Saffron', 'Samba'])
  const own = eq(products.id, saffron.id)
  await shop.database.update(products).set({ lowStockLimit: 2 }).where(own)
  expect(await low()).toEqual([25, 'Samba'])
  const query = { state: 'LOW' }
  const listed = await shop.call('GET /admin/products', { session, query })
  expect(listed.body.items).toMatchObject([{ productId: rice.id }])
})
