import { expect, test } from 'vitest'
import { maximumStock } from '../../../domain/limits.ts'
import { countText } from '../../../domain/numbers.ts'
import { importFaultTexts as words } from '../../../domain/texts/en/back-office/import-faults.ts'
import { stockTexts } from '../../../domain/texts/en/back-office/stock.ts'
import { aProduct } from '../../testing/builders.ts'
import { anOffice, logOf, productNow } from '../../testing/csv-builders.ts'

test('stock is counted, delivered and corrected through the ledger, by id or by name', async () => {
  const office = await anOffice()
  const { shop, session } = office
  const [rice, milk, eggs] = [
    await aProduct(shop, { name: 'Rice', stock: 10 }),
    await aProduct(shop, { name: 'Milk', stock: 5 }),
    await aProduct(shop, { name: 'Eggs', stock: 30 }),
  ]
  const text = [
    'id,name,stock,counted,delivered,corrected,cause',
    `${rice.id},Rice,10,7,,,`,
    ',Milk,,,20,,Kotmale',
    `,Eggs,30,,,-6,Broken`,
  ].join('\n')
  const { report } = await office.bringIn('stock', text)
  expect(report).toMatchObject({ added: 0, changed: 3 })
  const ledger = async (productId: number) => {
    const input = { session, params: { productId } }
    return (await shop.call('GET /admin/products/{productId}/stock-movements', input)).body.items
  }
  expect(await ledger(rice.id)).toMatchObject([
    { kind: 'CORRECTION', change: -3, stockAfter: 7, cause: 'Counted' },
    { kind: 'OPENING' },
  ])
  expect(await ledger(milk.id)).toMatchObject([
    { kind: 'DELIVERY', change: 20, stockAfter: 25, cause: 'Kotmale' },
    {},
  ])
  expect(await ledger(eggs.id)).toMatchObject([{ change: -6, stockAfter: 24 }, {}])
  expect(await logOf(office, { subjectKind: 'product', subjectId: milk.id })).toMatchObject([
    { action: 'receive delivery', before: { stock: 5 }, after: { stock: 25, cause: 'Kotmale' } },
  ])
})

test('a delivery is added to the stock left after sales; a count based on another stock is refused', async () => {
  const office = await anOffice()
  const { shop, session } = office
  const rice = await aProduct(shop, { name: 'Rice', stock: 10 })
  const sell = () =>
    shop.call('POST /admin/products/{productId}/stock-movements', {
      session,
      params: { productId: rice.id },
      body: { kind: 'CORRECTION', change: -1, cause: 'Sold at the door' },
    })
  const delivery = `name,delivered\nRice,5\n`
  const report = await office.check('stock', delivery)
  expect(report.changes).toMatchObject([
    {
      differences: [
        { column: 'delivered', before: null, after: '5' },
        { column: 'stock', before: '10', after: '15' },
      ],
    },
  ])
  await sell()
  expect((await office.carryOut('stock', delivery, report)).status).toBe(200)
  expect(await productNow(office, rice.id)).toMatchObject({ stockQuantity: 14 })

  const count = `name,stock,counted\nRice,10,12\n`
  expect((await office.check('stock', count)).faults).toEqual([
    { line: 2, column: 'stock', message: words.stockMoved(14) },
  ])
})

test('a delivery that was imported before is imported again only after a warning', async () => {
  const office = await anOffice()
  await aProduct(office.shop, { name: 'Rice', stock: 10 })
  const file = (cause: string) => `name,delivered,cause\nRice,20,${cause}\n`
  const first = await office.bringIn('stock', file('Kotmale'))
  expect(first.report.repeated).toBe(0)
  expect((await office.check('stock', file('Kotmale'))).repeated).toBe(1)
  expect((await office.check('stock', file('Second lorry'))).repeated).toBe(0)
})

test('a correction that was imported before is imported again only after a warning, a count without one', async () => {
  const office = await anOffice()
  await aProduct(office.shop, { name: 'Rice', stock: 10 })
  const file = 'name,corrected,cause\nRice,-2,Damp\n'
  const first = await office.bringIn('stock', file)
  expect(first.report.repeated).toBe(0)
  expect((await office.check('stock', file)).repeated).toBe(1)
  const counted = 'name,counted,cause\nRice,6,Damp\n'
  expect((await office.check('stock', counted)).repeated).toBe(0)
})

test('each line must have one product and one number', async () => {
  const office = await anOffice()
  const rice = await aProduct(office.shop, { name: 'Rice', stock: 10 })
  const [oil, salt, flour] = [
    await aProduct(office.shop),
    await aProduct(office.shop),
    await aProduct(office.shop),
  ]
  const twins = [
    await aProduct(office.shop, { name: 'Tea' }),
    await aProduct(office.shop, { name: 'Tea' }),
  ]
  const text = [
    'id,name,counted,delivered,corrected,cause',
    ',Tea,1,,,',
    ',Coffee,1,,,',
    `${rice.id},Tea,1,,,`,
    ',,1,,,',
    ',Rice,1,2,,',
    `${twins[0]?.id},,,,-1,`,
    `${twins[1]?.id},,,,-101,Gone`,
    `${twins[1]?.id},,1.5,,,`,
    `${oil.id},,,-4,,`,
    `${salt.id},,,,ten,Lost`,
    `${flour.id},,"1,000",,,`,
  ].join('\n')
  expect((await office.check('stock', text)).faults).toEqual([
    { line: 2, column: 'name', message: words.severalOfName('Tea') },
    { line: 3, column: 'name', message: words.unknownName('product', 'Coffee') },
    { line: 4, column: 'name', message: words.otherName(String(rice.id), 'Rice') },
    { line: 5, column: 'id', message: words.nothingNamed },
    { line: 6, column: 'counted', message: words.oneMovement },
    { line: 7, column: 'cause', message: stockTexts.causeRequired },
    { line: 8, column: 'corrected', message: stockTexts.outOfRange(countText(maximumStock)) },
    { line: 9, column: null, message: words.onLineAlready(8) },
    { line: 10, column: 'delivered', message: stockTexts.notADelivery(countText(maximumStock)) },
    { line: 11, column: 'corrected', message: stockTexts.notInDigits },
    { line: 12, column: 'counted', message: stockTexts.notInDigits },
  ])
})

test('who writes too large a number reads how large it can be', async () => {
  const office = await anOffice()
  const rice = await aProduct(office.shop, { name: 'Rice' })
  const faultsOf = async (column: string) =>
    (await office.check('stock', `id,${column},cause\n${rice.id},20000000,Gama`)).faults
  for (const column of ['counted', 'delivered', 'corrected']) {
    expect(await faultsOf(column)).toMatchObject([
      { column, message: expect.stringContaining('1,000,000') },
    ])
  }
})
