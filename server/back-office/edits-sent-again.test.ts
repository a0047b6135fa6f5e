import { expect, test } from 'vitest'
import type { BackOfficeCallName } from '../../contract/back-office/index.ts'
import { dayInColombo, plusDays } from '../../domain/days.ts'
import { aPackage, aProduct } from '../testing/builders.ts'
import { colombo } from '../testing/delivery-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'

type Edit = {
  call: BackOfficeCallName
  params?: Record<string, string | number>
  /** What is sent at first, and what is sent with the same version after that. */
  sent: object
  other: object
  version?: number
}

async function anOffice() {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  return { shop, session }
}

/** Edits of each kind, all based on the first version. */
async function editsOf(shop: TestShop, session: string): Promise<Edit[]> {
  const rice = await aProduct(shop)
  const productId = rice.id
  const { id: packageId } = await aPackage(shop, { contents: [[rice, 2]] })
  const product = (
    await shop.call('GET /admin/products/{productId}', { session, params: { productId } })
  ).body
  const { name, description, categoryId } = product
  const facts = { name, description, categoryId, pictureHash: null }
  const charity = { name: 'Lunch', subName: 'Daily', description: 'Rice.', pictureHashes: [] }
  const added = await shop.call('POST /admin/charities', { session, body: charity })
  const area = await shop.call('POST /admin/delivery/areas', { session, body: colombo })
  const hours = { weekdays: [1], fromMinutes: 540, toMinutes: 720, areaId: null }
  const room = { capacity: 10, cutoffMinutes: 60 }
  await shop.call('POST /admin/delivery/windows', { session, body: { ...hours, ...room } })
  const [window] = (await shop.call('GET /admin/delivery/windows', { session })).body
  const tea = { name: 'Tea', alsoCalled: '' }
  const category = await shop.call('POST /admin/categories', { session, body: { name: 'Coffee' } })
  const words = (en: string) => ({ texts: { en: `## ${en}\nPaid.`, si: '', ta: '' } })
  const box = { name: 'Box', description: '', discount: 0, pictureHash: null }
  const contents = [{ productId, quantity: 1 }]
  const validFrom = dayInColombo(plusDays(shop.shop.now(), 9))
  return [
    {
      call: 'PUT /admin/products/{productId}',
      params: { productId },
      sent: { ...facts, price: 510 },
      other: { ...facts, price: 520 },
    },
    {
      call: 'PUT /admin/packages/{packageId}',
      params: { packageId },
      sent: { ...box, price: 900, contents },
      other: { ...box, price: 950, contents },
    },
    {
      call: 'PUT /admin/charities/{charityId}',
      params: { charityId: added.body.charityId },
      sent: { ...charity, subName: 'Hot' },
      other: { ...charity, subName: 'Cold' },
    },
    {
      call: 'PUT /admin/categories/{categoryId}',
      params: { categoryId: category.body.categoryId },
      sent: tea,
      other: { ...tea, alsoCalled: 'the' },
    },
    {
      call: 'PUT /admin/delivery/areas/{areaId}',
      params: { areaId: area.body.areaId },
      sent: { ...colombo, fee: 410 },
      other: { ...colombo, fee: 420 },
    },
    {
      call: 'PUT /admin/delivery/windows/{windowId}',
      params: { windowId: window.windowId },
      sent: { ...room, capacity: 11 },
      other: { ...room, capacity: 12 },
    },
    {
      call: 'PUT /admin/settings/{key}',
      params: { key: 'invoices.seller' },
      sent: { value: 'Perera' },
      other: { value: 'Silva' },
      version: 0,
    },
    {
      call: 'PUT /admin/legal/{page}/{validFrom}',
      params: { page: 'terms', validFrom },
      sent: words('Ordering'),
      other: words('Paying'),
      version: 0,
    },
    {
      call: 'PUT /admin/translations/{kind}/{id}/{language}',
      params: { kind: 'product', id: productId, language: 'si' },
      sent: { texts: { name: 'සහල්' } },
      other: { texts: { name: 'හාල්' } },
      version: 0,
    },
  ]
}

test('an edit that is sent again because its answer was lost is no conflict, unless it was changed', async () => {
  const { shop, session } = await anOffice()
  for (const { call, params = {}, sent, other, version = 1 } of await editsOf(shop, session)) {
    const send = (facts: object) =>
      shop.call(call, { session, params, body: { ...facts, version } })
    const first = await send(sent)
    expect([200, 204], call).toContain(first.status)
    expect(await send(sent), call).toMatchObject({ status: first.status })
    const changed = await send(other)
    expect(changed, call).toMatchObject({ status: 409, body: { code: 'editedElsewhere' } })
  }
})

test('publishing that is sent again is no conflict, withdrawing with the same version is one', async () => {
  const { shop, session } = await anOffice()
  const body = { name: 'Lunch', subName: 'Daily', description: 'Rice.', pictureHashes: [] }
  const { charityId } = (await shop.call('POST /admin/charities', { session, body })).body
  const publish = (isPublished: boolean) =>
    shop.call('PUT /admin/charities/{charityId}/publication', {
      session,
      params: { charityId },
      body: { isPublished, version: 1 },
    })
  expect(await publish(true)).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await publish(true)).toMatchObject({ status: 200, body: { version: 2 } })
  expect((await publish(false)).status).toBe(409)
})

test('a price that is sent again is saved, and a delivery beside it is added once', async () => {
  const { shop, session } = await anOffice()
  const { id: productId } = await aProduct(shop, { stock: 10 })
  const save = async (change: object) => {
    const body = { changes: [{ productId, version: 1, ...change }] }
    const [result] = (await shop.call('PATCH /admin/products', { session, body })).body
    return result
  }
  const saved = { outcome: 'SAVED', current: { price: 610, version: 2 } }
  expect(await save({ price: 610 })).toMatchObject(saved)
  expect(await save({ price: 610 })).toMatchObject(saved)
  expect(await save({ price: 620 })).toMatchObject({ outcome: 'CONFLICT' })
  const stock = { kind: 'DELIVERY', delivered: 5, cause: 'Kotmale' }
  expect(await save({ price: 610, stock })).toMatchObject({
    outcome: 'CONFLICT',
    current: { stockQuantity: 10 },
  })
})

test('a count is a conflict once the stock has changed, even to the number that was counted', async () => {
  const { shop, session } = await anOffice()
  const { id: productId } = await aProduct(shop, { stock: 10 })
  const counted = async (seen: number) => {
    const stock = { kind: 'COUNT', seen, counted: 7, cause: 'Counted' }
    const body = { changes: [{ productId, version: 1, stock }] }
    const [result] = (await shop.call('PATCH /admin/products', { session, body })).body
    return result?.outcome
  }
  expect(await counted(10)).toBe('SAVED')
  // As when three were sold after they had been counted.
  expect(await counted(10)).toBe('CONFLICT')
  expect(await counted(7)).toBe('SAVED')
})
