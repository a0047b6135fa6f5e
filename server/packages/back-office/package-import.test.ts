import { expect, test } from 'vitest'
import { maximumQuantity } from '../../../domain/limits.ts'
import { importFaultTexts as words } from '../../../domain/texts/en/back-office/import-faults.ts'
import { packagesTexts } from '../../../domain/texts/en/back-office/packages.ts'
import { officeRefusalTexts } from '../../../domain/texts/en/back-office/refusals.ts'
import { aPackage, aProduct } from '../../testing/builders.ts'
import { anOffice, logOf } from '../../testing/csv-builders.ts'

test('packages are added and changed, with a line for each product in them', async () => {
  const office = await anOffice()
  const { shop, session } = office
  const rice = await aProduct(shop, { name: 'Rice' })
  const milk = await aProduct(shop, { name: 'Milk' })
  const box = await aPackage(shop, { name: 'Box', price: 5000, contents: [[rice, 2]] })
  const text = [
    'id,name,description,price,discount,published,product id,product,quantity',
    `${box.id},Box,,4800,0,yes,,Milk,3`,
    `${box.id},,,,,,${rice.id},,1`,
    `,Breakfast,For two,900,,yes,,Milk,1`,
    `,Breakfast,,,,,,Rice,2`,
  ].join('\n')
  const { report } = await office.bringIn('packages', text)
  expect(report).toMatchObject({ added: 1, changed: 1 })
  const listed = (await shop.call('GET /admin/packages', { session })).body.items
  expect(listed).toMatchObject([
    {
      name: 'Box',
      price: 4800,
      discount: 0,
      version: 2,
      contents: [
        { name: 'Milk', quantity: 3 },
        { name: 'Rice', quantity: 1 },
      ],
    },
    { name: 'Breakfast', description: 'For two', isPublished: true, contents: [{}, {}] },
  ])
  expect(await logOf(office, { subjectKind: 'package', subjectId: box.id })).toMatchObject([
    {
      action: 'edit package',
      before: { price: 5000, discount: 500, contents: [`2 of ${rice.id}`] },
      after: { price: 4800, discount: 0, contents: [`3 of ${milk.id}`, `1 of ${rice.id}`] },
    },
  ])
  // Without the columns for contents, the contents stay unchanged.
  await office.bringIn('packages', `id,price\n${box.id},4700\n`)
  const params = { packageId: box.id }
  const now = await shop.call('GET /admin/packages/{packageId}', { session, params })
  expect(now.body).toMatchObject({ price: 4700, contents: [{}, {}] })
})

test('faults in packages are reported by line, including contradictions between lines of one package', async () => {
  const office = await anOffice()
  const rice = await aProduct(office.shop, { name: 'Rice' })
  const box = await aPackage(office.shop, { name: 'Box', contents: [[rice, 2]] })
  const header = 'id,name,description,price,discount,published,product id,product,quantity'
  const faultsOf = async (...lines: string[]) =>
    (await office.check('packages', [header, ...lines].join('\n'))).faults
  expect(
    await faultsOf(
      `${box.id},Box,,4800,0,yes,,Rice,3`,
      `${box.id},Box,,4900,0,yes,,Tea,3`,
      ',One,,100,100,no,,,',
      ',Two,,100,,yes,,,',
      ',Three,,100,,yes,,Rice,0',
      ',Four,,100,,no,,Rice,1',
      ',Four,,,,,,Rice,1',
      ',,,100,,no,,Rice,1',
      ',Box,,100,,no,,Rice,1',
    ),
  ).toEqual([
    { line: 3, column: 'price', message: words.differs('4800', 2) },
    { line: 3, column: 'product', message: words.unknownName('product', 'Tea') },
    { line: 4, column: 'discount', message: packagesTexts.discountTooLarge },
    { line: 5, column: 'published', message: officeRefusalTexts.packageEmpty },
    { line: 6, column: 'quantity', message: words.notAQuantity(maximumQuantity) },
    { line: 8, column: 'product', message: packagesTexts.productTwice },
    { line: 9, column: 'id', message: words.packageNotNamed },
    { line: 10, column: 'name', message: words.nameTaken('package', box.id) },
  ])
  const half = await office.check('packages', `id,product\n${box.id},Rice\n`)
  expect(half.faults).toMatchObject([{ line: 1, message: words.columnMissing(['quantity']) }])
})

test('a discount that cannot be read is refused with what to write', async () => {
  const office = await anOffice()
  const text = 'name,price,discount\nBox,500,-50\nChest,500,50 off\nCrate,500,"0,00"'
  expect((await office.check('packages', text)).faults).toEqual(
    [2, 3].map((line) => ({ line, column: 'discount', message: words.discount })),
  )
})

test('spaces around a cell are no difference between two lines of a package', async () => {
  const office = await anOffice()
  await aProduct(office.shop, { name: 'Rice' })
  await aProduct(office.shop, { name: 'Milk' })
  const text = [
    'name,price,published,product,quantity',
    'Box,500,no,Rice,1',
    'Box ," 500",no ,Milk,2',
  ].join('\n')
  expect(await office.check('packages', text)).toMatchObject({ added: 1, faults: [] })
})

test('the same price, discount or answer in two notations is no difference between two lines of a package', async () => {
  const office = await anOffice()
  await aProduct(office.shop, { name: 'Rice' })
  await aProduct(office.shop, { name: 'Milk' })
  const header = 'name,price,discount,published,product,quantity'
  const text = (second: string) =>
    [header, 'Box,500,0,no,Rice,1', `Box,${second},Milk,2`].join('\n')
  const same = await office.check('packages', text('"500,00",0.00,No'))
  expect(same).toMatchObject({ added: 1, faults: [] })
  const other = await office.check('packages', text('500.01,5,yes'))
  expect(other.faults).toMatchObject(
    ['price', 'discount', 'published'].map((column) => ({ line: 3, column })),
  )
})
