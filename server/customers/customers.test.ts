import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../database/schema.ts'
import { aCustomer, anAddress } from '../testing/builders.ts'
import { atTheCounter } from '../testing/customer-builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { anUnpaidOrder } from '../testing/payment-builders.ts'

test('customers are found by name, email, phone and id, and sorted', async () => {
  const shop = await openShop()
  const { list, id: operatorId } = await atTheCounter(shop)
  const { customer: nimali } = await anUnpaidOrder(shop)
  const kamala = await aCustomer(shop, { name: 'Kamala Fernando' })
  await shop.database.update(users).set({ telephone: '+94711112222' }).where(sql`id = ${kamala.id}`)
  const found = async (query: Record<string, string>) =>
    (await list(query)).items.map(({ customerId }) => customerId)

  expect(await found({})).toEqual([kamala.id, nimali.id, operatorId])
  expect(await found({ sort: 'registered' })).toEqual([operatorId, nimali.id, kamala.id])
  expect((await found({ sort: 'name' }))[0]).toBe(kamala.id)
  expect((await found({ sort: '-name' })).at(-1)).toBe(kamala.id)
  expect(await found({ search: 'FERNANDO' })).toEqual([kamala.id])
  expect(await found({ search: nimali.email.toUpperCase() })).toEqual([nimali.id])
  expect(await found({ search: '071 111-2222' })).toEqual([kamala.id])
  expect(await found({ search: '0771234567' })).toEqual([nimali.id, operatorId])
  expect(await found({ search: `#${kamala.id}` })).toEqual([kamala.id])
  // A short number is an id: most phone numbers contain it.
  expect(await found({ search: String(kamala.id) })).toEqual([kamala.id])
  expect(await found({ search: '%' })).toEqual([])

  const { items } = await list({ search: nimali.email })
  expect(items).toMatchObject([{ orderCount: 1, isOperator: false, blockedAt: null }])
  expect((await list({ search: 'Kamala' })).items).toMatchObject([{ orderCount: 0 }])
})

test('a list of 10,000 is paged, and each page begins where the previous one ended', async () => {
  const shop = await openShop()
  const { list } = await atTheCounter(shop)
  await shop.database.execute(sql`insert into users (name, email, nic, telephone, password_hash)
    select 'Customer ' || n % 100, 'customer' || n || '@many.example', '911042754V', '0770000000', ''
    from generate_series(1, 10000) as n`)
  const search = '@MANY.example'
  const first = await list({ search, sort: 'name' })
  expect(first.total).toBe(10_000)
  const second = await list({ search, sort: 'name', after: first.next ?? '' })
  const seen = [...first.items, ...second.items]
  expect(new Set(seen.map(({ customerId }) => customerId)).size).toBe(100)
  expect(seen.map(({ name }) => name)).toEqual(seen.map(({ name }) => name).toSorted())
  const back = await list({ search, sort: 'name', before: second.previous ?? '' })
  expect(back.items).toEqual(first.items)
  const last = await list({ search, sort: 'name', before: 'end' })
  expect(last.items.at(-1)?.name).toBe('Customer 99')
  expect(last).toMatchObject({ next: null, previous: expect.any(String) })
  const beforeLast = await list({ search, sort: 'name', before: last.previous ?? '' })
  expect((await list({ search, sort: 'name', after: beforeLast.next ?? '' })).items).toEqual(
    last.items,
  )
})

test('a customer’s page has their details, and their orders can be listed', async () => {
  const shop = await openShop()
  const { show, session } = await atTheCounter(shop)
  const order = await anUnpaidOrder(shop)
  const other = await anUnpaidOrder(shop)
  await anAddress(shop, order.customer)
  const shown = await show(order.customer.id)
  expect(shown.body).toMatchObject({
    name: 'Nimali Perera',
    email: order.customer.email,
    nic: '911042754V',
    orderCount: 1,
    version: 1,
  })
  expect(shown.body.addresses).toHaveLength(2)
  expect(JSON.stringify(shown.body)).not.toContain('argon2')
  const ordersOf = async (customer: number) =>
    (await shop.call('GET /admin/orders', { session, query: { customer } })).body.items
  expect(await ordersOf(order.customer.id)).toMatchObject([{ id: order.id }])
  expect(await ordersOf(other.customer.id)).toMatchObject([{ id: other.id }])
  expect((await show(999_999)).status).toBe(404)
})
