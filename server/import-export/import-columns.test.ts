import { expect, test } from 'vitest'
import { importFaultTexts as words } from '../../domain/texts/en/back-office/import-faults.ts'
import { aProduct } from '../testing/builders.ts'
import { anOffice, logOf } from '../testing/csv-builders.ts'

test('translations and what a product is also called come from the same file', async () => {
  const office = await anOffice()
  const { shop, category, takeOut, check, bringIn } = office
  const rice = await aProduct(shop, { name: 'Rice' })
  const names = async (language: string) =>
    (await shop.call('GET /products', { query: { language } })).body.map(
      ({ name }: { name: string }) => name,
    )
  const header = 'id,name,price,category,published,also_called,name_si,name_ta,description_ta'
  const text = [
    header,
    `${rice.id},Rice,220,${category},yes,haal arisi,ශ්\u200dරී සහල්,அரிசி,வெள்ளை.`,
    `,Tea,300,${category},yes,,තේ,,`,
  ].join('\r\n')
  await bringIn('products', text)
  const log = await logOf(office, { subjectKind: 'product' })
  const added = log.find(({ action }: { action: string }) => action === 'add product')
  expect(added?.after).toMatchObject({ name: 'Tea', name_si: 'තේ' })
  expect(added?.after).not.toHaveProperty('name_ta')
  expect(await names('si')).toEqual(['ශ්\u200dරී සහල්', 'තේ'])
  expect(await names('ta')).toEqual(['அரிசி', 'Tea'])

  const { text: exported } = await takeOut('products')
  expect(exported).toContain('haal arisi')
  expect(exported).toContain('ශ්\u200dරී සහල්')
  expect(await check('products', exported)).toMatchObject({ added: 0, changed: 0, faults: [] })

  // A missing column leaves a text alone, an empty cell removes it.
  await bringIn('products', `id,name_si\r\n${rice.id},`)
  expect(await names('si')).toEqual(['Rice', 'තේ'])
  expect(await names('ta')).toEqual(['அரிசி', 'Tea'])
})

test('a file from which a program has lost the letters of other scripts is refused', async () => {
  const { shop, takeOut, check, bringIn } = await anOffice()
  const carrots = await aProduct(shop, { name: 'Carrots' })
  const header = 'id,also_called,name_si,name_ta,description_ta'
  await bringIn('products', `${header}\r\n${carrots.id},"karat, කැරට්",කැරට් 500g,கேரட்,இது என்ன??`)
  const { text } = await takeOut('products')
  const inLatin = text.replace(/^\uFEFF/, '').replace(/[^\0-\xFF]/g, '?')
  expect((await check('products', inLatin)).faults).toEqual(
    ['also_called', 'name_si', 'name_ta', 'description_ta'].map((column) => ({
      line: 2,
      column,
      message: words.notReadable,
    })),
  )
  const honest = await check('products', `${header}\r\n${carrots.id},Really??,කැරට්?,Really?,`)
  expect(honest).toMatchObject({ changed: 1, faults: [] })
})

test('what the label says comes from the same file, and is exported as it is read', async () => {
  const { shop, category, takeOut, check, bringIn } = await anOffice()
  const curd = await aProduct(shop, { name: 'Curd' })
  const detail = async () => {
    const params = { productId: curd.id }
    return (await shop.call('GET /product/{productId}', { params })).body
  }
  const header = 'id,content,origin,allergens,diets'
  await bringIn('products', [header, `${curd.id},2 l,LK,"Milk, eggs",vegetarian`].join('\r\n'))
  expect(await detail()).toMatchObject({
    content: { amount: 2000, unit: 'ML' },
    origin: { country: 'LK' },
    allergens: ['MILK', 'EGGS'],
    diets: ['VEGETARIAN'],
  })
  const { text } = await takeOut('products')
  expect(text).toContain('2000 ml,LK,"milk, eggs",vegetarian')
  expect(await check('products', text)).toMatchObject({ added: 0, changed: 0, faults: [] })

  await bringIn('products', [header, `${curd.id},,,none,`].join('\r\n'))
  const emptied = await detail()
  expect(emptied).toMatchObject({ allergens: [], diets: [] })
  expect(emptied).not.toHaveProperty('content')

  const wrong = `${header},price,category,name\r\n,5 cups,Lanka,gold,tasty,300,${category},Tea`
  const { faults } = await check('products', wrong)
  expect(faults.map(({ column }) => column)).toEqual(['content', 'origin', 'allergens', 'diets'])
})

test('what is never a substitute comes from the same file', async () => {
  const { shop, session, takeOut, check, bringIn } = await anOffice()
  const arrack = await aProduct(shop, { name: 'Arrack' })
  const isNever = async () => {
    const params = { productId: arrack.id }
    return (await shop.call('GET /admin/products/{productId}', { session, params })).body
      .neverSubstitute
  }
  await bringIn('products', `id,never_substitute\r\n${arrack.id},yes`)
  expect(await isNever()).toBe(true)
  await bringIn('products', `id,never_substitute\r\n${arrack.id},`)
  expect(await isNever()).toBe(true)
  expect(await check('products', (await takeOut('products')).text)).toMatchObject({ changed: 0 })
  await bringIn('products', `id,never_substitute\r\n${arrack.id},no`)
  expect(await isNever()).toBe(false)
  const wrong = await check('products', `id,never_substitute\r\n${arrack.id},perhaps`)
  expect(wrong.faults).toMatchObject([{ column: 'never_substitute' }])
})

test('a translation that was corrected since the export is not overwritten', async () => {
  const { shop, session, takeOut, check, bringIn } = await anOffice()
  const rice = await aProduct(shop, { name: 'Rice', price: 220 })
  const tea = await aProduct(shop, { name: 'Tea', price: 300 })
  const translate = async (language: string, name: string, version: number) => {
    const params = { kind: 'product', id: rice.id, language }
    const body = { texts: { name, description: '' }, version }
    const call = 'PUT /admin/translations/{kind}/{id}/{language}'
    expect((await shop.call(call, { session, params, body })).status).toBe(200)
  }
  const dearer = (exported: string) =>
    exported.replaceAll('220.00', '230.00').replaceAll('300.00', '310.00')
  const refused = {
    changed: 1,
    faults: [{ line: 2, column: 'version', message: words.editedSinceExport }],
  }

  const untranslated = (await takeOut('products')).text
  await translate('si', 'වී', 0)
  expect(await check('products', dearer(untranslated))).toMatchObject(refused)

  const mistaken = (await takeOut('products')).text
  await translate('si', 'සහල්', 1)
  expect(await check('products', dearer(mistaken))).toMatchObject(refused)

  const corrected = (await takeOut('products')).text
  expect(await check('products', corrected)).toMatchObject({ changed: 0, faults: [] })
  await bringIn('products', dearer(corrected))
  const { body: shown } = await shop.call('GET /products', { query: { language: 'si' } })
  expect(shown).toMatchObject([
    { productId: rice.id, name: 'සහල්', price: 230 },
    { productId: tea.id, name: 'Tea', price: 310 },
  ])
})
