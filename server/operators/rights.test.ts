import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mayWith, type Right, type Role, rights, roles } from '../../domain/operators/rights.ts'
import { operatorRoles } from '../database/schema.ts'
import { aCustomer, aProduct } from '../testing/builders.ts'
import { declaredBackOfficeCalls } from '../testing/contract-answers.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { aNewOperator, anOperator, listOf } from '../testing/operator-builders.ts'
import { aPaidOrder } from '../testing/order-work-builders.ts'

type Described = { paths: Record<string, Record<string, { 'x-right'?: Right }>> }

/** What the shop itself says about the right that each call needs; nothing for the calls of signing in. */
async function describedRights(shop: TestShop, session: string) {
  const answer = await shop.request('/api/admin/openapi.json', { headers: { Cookie: session } })
  const { paths }: Described = await answer.json()
  return declaredBackOfficeCalls.map(({ method, path }) => ({
    method: method.toUpperCase(),
    path,
    right: paths[path]?.[method]?.['x-right'],
  }))
}

test('every call of the back office obeys the table of rights, for every role', async () => {
  const shop = await openShop()
  const owner = await anOperator(shop)
  const calls = await describedRights(shop, owner.session)
  const needed = calls.flatMap(({ right }) => right ?? [])
  expect(rights).toEqual(expect.arrayContaining([...new Set(needed)]))
  // Signing in is for everyone who works here; the second factor comes later.
  expect(calls.filter(({ right }) => !right).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/admin/session', '/admin/second-factor/enrolment']),
  )
  expect(calls.filter(({ right, path }) => !right && !/session|enrolment/.test(path))).toEqual([])

  for (const role of roles) {
    const { session } = await anOperator(shop, [role])
    for (const { method, path, right } of calls.filter((call) => call.right)) {
      const answer = await shop.request(`/api${path.replace(/\{\w+\}/g, '999999')}`, {
        method,
        headers: { Cookie: session, 'Content-Type': 'application/json' },
      })
      const { code } = answer.ok ? { code: '' } : await answer.json()
      const isRefused = answer.status === 403 && code === 'notAllowed'
      const call = `${role}: ${method} ${path}`
      expect([call, !isRefused]).toEqual([call, mayWith([role], right as Right)])
    }
  }
})

test('several roles of one person add up, and no role at all may do nothing', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop, ['SUPPORT', 'PICKER'])
  const product = await aProduct(shop)
  const params = { productId: product.id }
  const body = { kind: 'DELIVERY', change: 5, cause: 'Delivery from Dole' }
  const delivery = { session, params, body }
  const name = 'POST /admin/products/{productId}/stock-movements'
  expect((await shop.call(name, delivery)).status).toBe(201)
  expect((await shop.call('GET /admin/customers', { session })).status).toBe(200)
  for (const right of rights) expect(mayWith([], right)).toBe(false)
})

test('a picker books deliveries in, but corrects no stock', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop, ['PICKER'])
  const { id: productId } = await aProduct(shop)
  const move = (kind: string) =>
    shop.call('POST /admin/products/{productId}/stock-movements', {
      session,
      params: { productId },
      body: { kind, change: 5, cause: 'Delivery from Dole' },
    })
  expect((await move('DELIVERY')).status).toBe(201)
  expect(await move('CORRECTION')).toMatchObject({ status: 403, body: { code: 'notAllowed' } })
})

test('support sees customers without their identity card, orders without sales, and its own log', async () => {
  const shop = await openShop()
  const owner = await anOperator(shop)
  const { session } = await anOperator(shop, ['SUPPORT'])
  const { customer } = await aPaidOrder(shop)
  const one = { params: { customerId: customer.id } }
  const nicFor = async (cookie: string) =>
    (await shop.call('GET /admin/customers/{customerId}', { ...one, session: cookie })).body.nic
  expect([await nicFor(owner.session), await nicFor(session)]).toEqual([expect.any(String), null])

  const orders = await listOf(shop, session, 'GET /admin/orders')()
  expect([orders.total, orders.totalAmount]).toEqual([1, null])
  const figures = await listOf(shop, session, 'GET /admin/dashboard')()
  expect([figures.periods, figures.days, figures.waiting.toPack]).toEqual([[], [], 1])

  const entries = async (cookie: string) =>
    (await listOf(shop, cookie, 'GET /admin/audit-log')()).items.map(({ action }) => action)
  expect(await entries(session)).toEqual(['enrol second factor'])
  expect(await entries(owner.session)).toContain('add operator')
})

test('files with names and phone numbers are for owners', async () => {
  const shop = await openShop()
  const statusFor = async (role: Role, list: string) => {
    const { session } = await anOperator(shop, [role])
    const sent = { headers: { Cookie: session } }
    return (await shop.request(`/api/admin/exports/${list}`, sent)).status
  }
  expect(await statusFor('MANAGER', 'products')).toBe(200)
  for (const list of ['orders', 'order-lines', 'newsletter', 'feedback']) {
    expect([await statusFor('OWNER', list), await statusFor('MANAGER', list)]).toEqual([200, 403])
  }
})

test('other roles count for the next request of an open session', async () => {
  const shop = await openShop()
  const { session, password } = await anOperator(shop)
  const helper = await anOperator(shop, ['MANAGER'])
  const seesCustomers = async () =>
    (await shop.call('GET /admin/customers', { session: helper.session })).status
  expect(await seesCustomers()).toBe(200)
  const change = (body: object) =>
    shop.call('PUT /admin/operators/{operatorId}/roles', {
      session,
      params: { operatorId: helper.id },
      body: { password, ...body },
    })
  expect((await change({ roles: ['PICKER'], seen: ['MANAGER'] })).status).toBe(204)
  expect(await seesCustomers()).toBe(403)
  // Read before the first change.
  const late = await change({ roles: ['DRIVER'], seen: ['MANAGER'] })
  expect(late).toMatchObject({ status: 409, body: { code: 'editedElsewhere' } })
  expect((await change({ roles: [], seen: ['PICKER'] })).status).toBe(400)
  const stranger = await change({ password: 'guessed', roles: ['OWNER'], seen: ['PICKER'] })
  expect(stranger.body.code).toBe('wrongPassword')

  const query = { subjectKind: 'operator', subjectId: String(helper.id) }
  const log = await listOf(shop, session, 'GET /admin/audit-log')(query)
  expect(log.items.find(({ action }) => action === 'change roles')).toMatchObject({
    before: { roles: ['MANAGER'] },
    after: { roles: ['PICKER'] },
  })

  const same = { roles: ['PICKER'], seen: ['PICKER'] }
  expect((await change(same)).status).toBe(204)
  expect((await listOf(shop, session, 'GET /admin/audit-log')(query)).items).toEqual(log.items)

  const removal = { session, params: { operatorId: helper.id }, body: { password } }
  await shop.call('POST /admin/operators/{operatorId}/removal', removal)
  expect(await seesCustomers()).toBe(404)
})

test('of two owners who take the keys away from each other at once, one stays', async () => {
  const shop = await openShop()
  const owners = [await anOperator(shop), await anOperator(shop)]
  const answers = await Promise.all(
    owners.map(({ session, password }, index) =>
      shop.call('PUT /admin/operators/{operatorId}/roles', {
        session,
        params: { operatorId: owners[1 - index]?.id ?? 0 },
        body: { password, roles: ['DRIVER'], seen: ['OWNER'] },
      }),
    ),
  )
  // The second one is refused because an owner is needed, or is none any more when the request arrives.
  expect(answers.map(({ body }) => body?.code).filter(Boolean)).toHaveLength(1)
  const left = await shop.database.$count(operatorRoles, eq(operatorRoles.role, 'OWNER'))
  expect(left).toBe(1)
  const own = { session: owners[0]?.session ?? '', params: { operatorId: owners[0]?.id ?? 0 } }
  const body = { password: owners[0]?.password ?? '', roles: ['OWNER'], seen: ['OWNER'] }
  const self = await shop.call('PUT /admin/operators/{operatorId}/roles', { ...own, body })
  expect(['notYourself', 'notAllowed']).toContain(self.body.code)
})

test('an operator without the second factor gets 404, with or without the right', async () => {
  const shop = await openShop()
  const { session } = await aNewOperator(shop, ['DRIVER'])
  await aCustomer(shop)
  expect((await shop.call('GET /admin/customers', { session })).status).toBe(404)
})
