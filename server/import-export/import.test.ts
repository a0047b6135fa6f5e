import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { importLimits } from '../../domain/limits.ts'
import { importFaultTexts as words } from '../../domain/texts/en/back-office/import-faults.ts'
import { productsTexts } from '../../domain/texts/en/back-office/products.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { aPackage, aProduct } from '../testing/builders.ts'
import { anOffice, logOf, productNow } from '../testing/csv-builders.ts'

test('a file adds and changes products after a preview, and the audit log has every change', async () => {
  const office = await anOffice()
  const carrots = await aProduct(office.shop, { name: 'Carrots', price: 220 })
  const text = [
    'id;name;price;category;description;published',
    `${carrots.id};Carrots, washed;230,50;${office.category};"Two lines,\r\nand a ""quotation""";yes`,
    `;Red rice;480;${office.category};From Anuradhapura;yes`,
  ].join('\r\n')
  const report = await office.check('products', `\uFEFF${text}`)
  expect(report).toMatchObject({
    added: 1,
    changed: 1,
    unchanged: 0,
    faultCount: 0,
    changes: [
      {
        line: 2,
        subject: `Carrots (${carrots.id})`,
        isNew: false,
        differences: [
          { column: 'name', before: 'Carrots', after: 'Carrots, washed' },
          { column: 'description', after: 'Two lines,\r\nand a "quotation"' },
          { column: 'price', before: '220.00', after: '230.50' },
          { column: 'category', after: office.category },
        ],
      },
      { line: 3, subject: 'Red rice', isNew: true },
    ],
  })
  expect(await productNow(office, carrots.id)).toMatchObject({ name: 'Carrots', price: 220 })

  expect((await office.carryOut('products', text, report)).status).toBe(200)
  expect(await productNow(office, carrots.id)).toMatchObject({ price: 230.5, version: 2 })
  const shown = (await office.shop.call('GET /products')).body
  expect(shown.map(({ name }: { name: string }) => name)).toEqual(['Carrots, washed', 'Red rice'])
  const entries = await logOf(office, { subjectKind: 'product', subjectId: carrots.id })
  expect(entries).toMatchObject([
    { action: 'edit product', before: { price: 220 }, after: { price: 230.5 } },
  ])
  expect(await logOf(office, { subjectKind: 'import' })).toMatchObject([
    {
      action: 'import products',
      subjectId: 'file.csv',
      operatorEmail: office.email,
      after: { added: 1, changed: 1, unchanged: 0 },
    },
  ])
})

test('only the columns of the file change', async () => {
  const office = await anOffice()
  const carrots = await aProduct(office.shop, { name: 'Carrots', price: 220 })
  await office.bringIn('products', `id,price\n${carrots.id},240\n`)
  expect(await productNow(office, carrots.id)).toMatchObject({
    name: 'Carrots',
    description: carrots.description,
    isPublished: true,
    price: 240,
  })
})

test.each([
  { first: 'sep=;', separator: ';' },
  { first: 'SEP=|', separator: '|' },
  { first: '"sep=,"', separator: ',' },
])('a line $first before the columns names what separates cells', async ({ first, separator }) => {
  const office = await anOffice()
  const carrots = await aProduct(office.shop, { name: 'Carrots', price: 220 })
  const rows = [
    ['id', 'price'],
    [carrots.id, '240'],
    [carrots.id, 'dear'],
  ]
  const text = `\uFEFF${[first, ...rows.map((row) => row.join(separator))].join('\r\n')}`
  const { faults } = await office.check('products', text)
  // A spreadsheet shows the columns in line 1: it does not count the line before them.
  expect(faults).toEqual([{ line: 3, column: 'price', message: words.price }])
  await office.bringIn('products', text.replace(/\r\n[^\r]+$/, ''))
  expect(await productNow(office, carrots.id)).toMatchObject({ name: 'Carrots', price: 240 })
})

test('every fault is reported with its line and column, and with any of them nothing is imported', async () => {
  const office = await anOffice()
  const carrots = await aProduct(office.shop, { name: 'Carrots', price: 220 })
  const text = [
    'id,version,name,price,category,published',
    `${carrots.id},,Carrots,1.250,Rice & grains,maybe`,
    `999,,Leeks,100,Rice & grains,yes`,
    `x,,Leeks,100,Rice & grains,yes`,
    `,,Carrots,100,Rice & grains,yes`,
    `,,,100,Rise,yes`,
    `,,Beetroot,100,Rice & grains,yes,more`,
    `,,Leeks,100,Rice & grains,yes`,
    `,,Leeks,120,Rice & grains,yes`,
    '',
    `,,Garlic,0,Rice & grains,`,
    `,,Ginger,100,,yes`,
  ].join('\n')
  const faulty = await office.check('products', text)
  // A cell outside the columns hides all other faults.
  expect(faulty.faults).toEqual([{ line: 7, column: null, message: words.moreCells }])

  const report = await office.check('products', text.replace('yes,more', 'yes'))
  expect(report.faults).toEqual([
    { line: 2, column: 'published', message: words.yesOrNo },
    { line: 2, column: 'price', message: words.price },
    { line: 3, column: 'id', message: words.unknownId('product', '999') },
    { line: 4, column: 'id', message: words.noId },
    { line: 5, column: 'name', message: words.nameTaken('product', carrots.id) },
    { line: 6, column: 'category', message: words.unknownName('category', 'Rise') },
    { line: 6, column: 'name', message: productsTexts.nameRequired },
    { line: 9, column: null, message: words.onLineAlready(8) },
    { line: 11, column: 'price', message: productsTexts.priceInvalid('10,000,000') },
    { line: 12, column: 'category', message: words.categoryMissing },
  ])
  const refused = await office.carryOut('products', text.replace('yes,more', 'yes'), report)
  expect([refused.status, refused.code]).toEqual([409, 'importFaulty'])
  expect((await office.shop.call('GET /admin/products', office)).body.total).toBe(1)
})

test('what has a fault is not counted as unchanged', async () => {
  const office = await anOffice()
  const rice = await aProduct(office.shop, { name: 'Rice', price: 480, stock: 10 })
  const dhal = await aProduct(office.shop, { name: 'Dhal', price: 390, stock: 10 })
  const contents: [typeof rice, number][] = [
    [rice, 1],
    [dhal, 2],
  ]
  const box = await aPackage(office.shop, { name: 'Box', contents })
  const bag = await aPackage(office.shop, { name: 'Bag', contents })
  const boxOf = 'id,product,quantity'
  for (const [kind, text] of [
    ['products', `id,price\n${rice.id},480\n${dhal.id},dear`],
    ['stock', `id,counted\n${rice.id},10\n${dhal.id},many`],
    [
      'packages',
      `${boxOf}\n${box.id},Rice,1\n${box.id},Dhal,2\n${bag.id},Rice,1\n${bag.id},Dhal,two`,
    ],
  ] as const) {
    const { faultCount, added, changed, unchanged } = await office.check(kind, text)
    expect([kind, faultCount, added, changed, unchanged]).toEqual([kind, 1, 0, 0, 1])
  }
})

test('a file that cannot be read is refused with a message', async () => {
  const office = await anOffice()
  const faultsOf = async (text: string) => (await office.check('products', text)).faults
  const first = { line: 1, column: null }
  expect(await faultsOf('id,prise,price,price')).toEqual([
    { line: 1, column: 'prise', message: words.unknownColumn('prise') },
    { line: 1, column: 'price', message: words.columnTwice('price') },
  ])
  expect(await faultsOf('PK\u0003\u0004\u0000\uFFFD')).toEqual([
    { ...first, message: words.notReadable },
  ])
  // Among the bytes of a workbook there are quotation marks too.
  expect(await faultsOf('PK\u0003\u0004\u0000\uFFFD"\n\uFFFD"')).toEqual([
    { ...first, message: words.notReadable },
  ])
  expect(await faultsOf('id,name\n1,Caf\uFFFD')).toMatchObject([
    { line: 2, column: 'name', message: words.notReadable },
  ])
  expect(await faultsOf('id,name\n1,"Rice')).toEqual([
    { line: 2, column: null, message: words.quotes },
  ])
  expect(await faultsOf('id,name\n')).toEqual([{ ...first, message: words.empty }])
  const long = `id\n${'1\n'.repeat(importLimits.lines + 1)}`
  expect(await faultsOf(long)).toMatchObject([{ message: words.tooManyLines('20,000') }])

  const post = async (body: object) => {
    const answer = await office.post('import-checks', body)
    return [answer.status, (await answer.json()).message]
  }
  expect(await post({ kind: 'products', text: '' })).toEqual([400, words.empty])
  const large = 'x'.repeat(importLimits.characters + 1)
  expect(await post({ kind: 'products', text: large })).toEqual([400, words.tooLarge(10)])
  expect((await post({ kind: 'orders', text: 'id' }))[0]).toBe(400)
  expect((await post({ kind: 'products', text: 'ශ'.repeat(11_000_000) }))[0]).toBe(413)
})

test('changes by others between check and import, or since the export, are not overwritten', async () => {
  const office = await anOffice()
  const { shop, session } = office
  const carrots = await aProduct(shop, { name: 'Carrots', price: 220 })
  const leeks = await aProduct(shop, { name: 'Leeks', price: 90 })
  const params = { productId: carrots.id }
  const reprice = async (price: number) => {
    const { version, ...seen } = await productNow(office, carrots.id)
    const body = { ...seen, version, price }
    expect(
      (await shop.call('PUT /admin/products/{productId}', { session, params, body })).status,
    ).toBe(200)
  }
  const text = `id,price\n${carrots.id},300\n${leeks.id},95\n`
  const report = await office.check('products', text)
  await reprice(250)
  const late = await office.carryOut('products', text, report)
  expect([late.status, late.code]).toEqual([409, 'importOutdated'])
  expect(await productNow(office, carrots.id)).toMatchObject({ price: 250 })
  expect(await productNow(office, leeks.id)).toMatchObject({ price: 90 })

  const exported = (await office.takeOut('products')).text
  await reprice(260)
  const edited = exported.replace('90.00', '95.00')
  expect((await office.check('products', edited)).faults).toEqual([
    { line: 2, column: 'version', message: words.editedSinceExport },
  ])
})

test('of two operators who import the same file one gets a conflict, and it is imported once', async () => {
  const office = await anOffice()
  const rice = await aProduct(office.shop, { stock: 10 })
  const text = `id,counted\n${rice.id},14\n`
  const report = await office.check('stock', text)
  const both = [office.carryOut('stock', text, report), office.carryOut('stock', text, report)]
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await productNow(office, rice.id)).toMatchObject({ stockQuantity: 14 })

  const added = `name,price,category\nMung beans,390,${office.category}\n`
  const seen = await office.check('products', added)
  const twice = [1, 2].map(() => office.carryOut('products', added, seen))
  expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await office.shop.call('GET /admin/products', office)).body.total).toBe(2)
})

test('a second import at the same time is refused in words, at once', async () => {
  const office = await anOffice()
  const rice = await aProduct(office.shop, { stock: 10 })
  const text = `id,counted\n${rice.id},14\n`
  const report = await office.check('stock', text)
  await office.shop.database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('joybox import'))`)
    const second = await office.carryOut('stock', text, report)
    expect([second.status, second.code]).toEqual([409, 'importUnderWay'])
  })
  expect((await office.carryOut('stock', text, report)).status).toBe(200)
})

test('10,000 lines are imported at once, and the progress is reported', async () => {
  const office = await anOffice()
  const lines = Array.from({ length: 10_000 }, (_, index) =>
    [`,Product ${index},"A thing, number ${index}"`, index + 1, office.category, 'yes'].join(','),
  )
  const text = ['id,name,description,price,category,published', ...lines].join('\r\n')
  const { report, events } = await office.bringIn('products', text)
  expect(report.added).toBe(10_000)
  const percents = events.flatMap((event) => (event.kind === 'PROGRESS' ? event.percent : []))
  expect(percents).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90])
  expect((await office.shop.call('GET /admin/products', office)).body.total).toBe(10_000)

  const exported = (await office.takeOut('products')).text
  expect(await office.check('products', exported)).toMatchObject({ unchanged: 10_000, changed: 0 })
})

test('an import that fails halfway is rolled back, and the failure is reported in the response', async () => {
  const office = await anOffice()
  const { database } = office.shop
  await database.execute(sql`alter table products add constraint no_stones check (name <> 'Stone')`)
  const lines = Array.from({ length: 1500 }, (_, index) => `Grain ${index},10,${office.category}`)
  const text = ['name,price,category', ...lines, `Stone,10,${office.category}`].join('\n')
  const report = await office.check('products', text)
  const { status, events } = await office.carryOut('products', text, report)
  expect(status).toBe(200)
  expect(events).toEqual([
    { kind: 'PROGRESS', percent: 0 },
    { kind: 'PROGRESS', percent: 67 },
    {
      kind: 'FAILED',
      code: 'fault',
      message: controlTexts.wentWrong,
      requestId: expect.any(String),
    },
  ])
  expect(office.shop.loggedErrors()).toMatchObject([{ msg: 'A request failed' }])
  expect((await office.shop.call('GET /admin/products', office)).body.total).toBe(0)
  expect(await logOf(office, { subjectKind: 'product' })).toEqual([])
  expect(await logOf(office, { subjectKind: 'import' })).toEqual([])
})
