import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { categories } from '../../database/schema.ts'
import { aProduct } from '../../testing/builders.ts'
import { openShop } from '../../testing/open-shop.ts'
import { anOperator } from '../../testing/operator-builders.ts'
import { untilBlocked } from '../../testing/until-blocked.ts'

async function anOffice() {
  const shop = await openShop()
  const { session, email } = await anOperator(shop)
  return { shop, session, email }
}

const facts = (product: { categoryId: number }) => ({
  name: 'Red rice 1 kg',
  description: 'From Anuradhapura.',
  price: 480.5,
  categoryId: product.categoryId,
  pictureHash: null,
})

const dataUri = (bytes: Buffer, type = 'png') =>
  `data:image/${type};base64,${bytes.toString('base64')}`
const aPicture = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#f6b21b' } })

test('a product is added as a draft, published, edited and withdrawn, and the log has every step', async () => {
  const { shop, session, email } = await anOffice()
  const carrots = await aProduct(shop, { name: 'Carrots' })
  const added = await shop.call('POST /admin/products', { session, body: facts(carrots) })
  expect(added.status).toBe(201)
  const { productId } = added.body
  const params = { productId }
  const names = async () =>
    (await shop.call('GET /products')).body.map(({ name }: { name: string }) => name)
  expect(await names()).toEqual(['Carrots'])

  const publish = (isPublished: boolean, version: number) =>
    shop.call('PUT /admin/products/{productId}/publication', {
      session,
      params,
      body: { isPublished, version },
    })
  expect((await publish(true, 1)).body).toMatchObject({ isPublished: true, version: 2 })
  expect(await names()).toEqual(['Carrots', 'Red rice 1 kg'])
  const edit = { ...facts(carrots), price: 500, version: 2 }
  const edited = await shop.call('PUT /admin/products/{productId}', { session, params, body: edit })
  expect(edited.body).toMatchObject({ price: 500, version: 3 })
  expect((await publish(false, 3)).status).toBe(200)
  expect(await names()).toEqual(['Carrots'])

  const query = { subjectKind: 'product', subjectId: productId }
  const log = await shop.call('GET /admin/audit-log', { session, query })
  expect(log.body.items).toMatchObject([
    { action: 'withdraw product', before: { isPublished: true }, after: { isPublished: false } },
    {
      action: 'edit product',
      before: { price: 480.5 },
      after: { price: 500 },
      operatorEmail: email,
    },
    { action: 'publish product' },
    { action: 'add product', before: null, after: { name: 'Red rice 1 kg' } },
  ])
})

test('what is not said of a product stays as it is; of a new one nothing is known', async () => {
  const { shop, session } = await anOffice()
  const carrots = await aProduct(shop)
  const params = { productId: carrots.id }
  const save = (body: object) =>
    shop.call('PUT /admin/products/{productId}', { session, params, body })
  const told = {
    alsoCalled: 'gajar',
    content: { amount: 500, unit: 'G' },
    originCountry: 'LK',
    allergens: ['CELERY'],
    diets: ['VEGAN'],
    neverSubstitute: true,
    isVatExempt: true,
    lowStockLimit: 4,
  }
  expect((await save({ ...facts(carrots), ...told, version: 1 })).body).toMatchObject(told)
  expect((await save({ ...facts(carrots), price: 90, version: 2 })).body).toMatchObject(told)

  const nothing = {
    alsoCalled: '',
    content: null,
    originCountry: null,
    allergens: null,
    diets: [],
    neverSubstitute: false,
    isVatExempt: false,
    lowStockLimit: null,
  }
  const added = await shop.call('POST /admin/products', { session, body: facts(carrots) })
  expect(added.body).toMatchObject({ ...nothing, stockQuantity: 0 })
  expect((await save({ ...facts(carrots), ...nothing, version: 3 })).body).toMatchObject(nothing)
})

test('the second of two editors gets what the first has saved, and nothing is overwritten', async () => {
  const { shop, session } = await anOffice()
  const carrots = await aProduct(shop)
  const params = { productId: carrots.id }
  const save = (price: number) => {
    const body = { ...facts(carrots), price, version: 1 }
    return shop.call('PUT /admin/products/{productId}', { session, params, body })
  }
  const answers = await Promise.all([save(100), save(200)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [first, second] = answers.toSorted((a, b) => a.status - b.status)
  expect(second?.body.current).toEqual(first?.body)
  const body = { isPublished: false, version: 1 }
  const late = await shop.call('PUT /admin/products/{productId}/publication', {
    session,
    params,
    body,
  })
  expect([late.status, late.body.current.version]).toEqual([409, 2])
  const now = await shop.call('GET /admin/products/{productId}', { session, params })
  expect(now.body).toEqual(first?.body)
})

const priceInvalid = 'Enter a price above zero, with at most two decimals: 10,000,000 at most'

test.each([
  ['a name', { name: ' ' }, 'Enter a name'],
  ['a price', { price: 0 }, priceInvalid],
  ['no more than the highest price', { price: 10_000_000.01 }, priceInvalid],
  ['whole cents', { price: 1.234 }, priceInvalid],
  ['a category that is there', { categoryId: 999 }, 'This category is no longer there'],
  [
    'a picture that is there',
    { pictureHash: '0'.repeat(32) },
    'This picture is not there: add it again',
  ],
])('a product needs %s', async (_, wrong, message) => {
  const { shop, session } = await anOffice()
  const carrots = await aProduct(shop)
  const body = { ...facts(carrots), ...wrong }
  const answer = await shop.call('POST /admin/products', { session, body })
  expect([answer.status, answer.body.message]).toEqual([400, message])
})

test('a category that is removed while a product is put into it is no longer there', async () => {
  const { shop, session } = await anOffice()
  const carrots = await aProduct(shop, { name: 'Carrots' })
  const saves = {
    add: (categoryId: number) =>
      shop.call('POST /admin/products', { session, body: facts({ categoryId }) }),
    edit: (categoryId: number) =>
      shop.call('PUT /admin/products/{productId}', {
        session,
        params: { productId: carrots.id },
        body: { ...facts({ categoryId }), version: 1 },
      }),
  }
  for (const [name, save] of Object.entries(saves)) {
    const { body } = await shop.call('POST /admin/categories', { session, body: { name } })
    const { saving } = await shop.database.transaction(async (tx) => {
      await tx.delete(categories).where(eq(categories.id, body.categoryId))
      const saving = save(body.categoryId)
      await untilBlocked(shop)
      return { saving }
    })
    const { status, body: refused } = await saving
    const fields = { categoryId: 'This category is no longer there' }
    expect({ status, fields: refused.fields }).toEqual({ status: 400, fields })
  }
  expect(shop.loggedErrors()).toEqual([])
})

test('the list is searched, filtered and sorted', async () => {
  const { shop, session } = await anOffice()
  const rice = await aProduct(shop, { name: 'Red rice', price: 300 })
  await aProduct(shop, { name: 'White rice', price: 200, stock: 0 })
  await aProduct(shop, { name: 'Milk', price: 100 })
  const names = async (query: Record<string, string | number>) => {
    const { body } = await shop.call('GET /admin/products', { session, query })
    expect(body.total).toBe(body.items.length)
    return body.items.map(({ name }: { name: string }) => name)
  }
  expect(await names({})).toEqual(['Milk', 'Red rice', 'White rice'])
  expect(await names({ search: 'RICE', sort: 'price' })).toEqual(['White rice', 'Red rice'])
  expect(await names({ state: 'OUT_OF_STOCK' })).toEqual(['White rice'])
  expect(await names({ categoryId: rice.categoryId })).toEqual(['Red rice'])
  expect(await names({ state: 'WITHDRAWN' })).toEqual([])
  const unknown = { session, query: { sort: 'colour' } }
  expect((await shop.call('GET /admin/products', unknown)).status).toBe(400)
})

test('a picture is stored without the metadata of its camera, and given to a product', async () => {
  const { shop, session } = await anOffice()
  const carrots = await aProduct(shop)
  // In a width that the shop serves: the shop's own pictures of this width are stored unchanged.
  const photograph = await aPicture()
    .resize(384)
    .withExif({ IFD0: { Artist: 'Nimali' } })
    .webp()
    .toBuffer()
  const body = { picture: dataUri(photograph, 'webp') }
  const kept = await shop.call('POST /admin/pictures', { session, body })
  expect(kept.status).toBe(201)
  const served = Buffer.from(await (await shop.request(kept.body.imageUrl)).arrayBuffer())
  expect((await sharp(served).metadata()).exif).toBeUndefined()
  expect(served.equals(photograph)).toBe(false)

  const { pictureHash, imageUrl } = kept.body
  const edit = { ...facts(carrots), pictureHash, version: 1 }
  const params = { productId: carrots.id }
  const edited = await shop.call('PUT /admin/products/{productId}', { session, params, body: edit })
  expect(edited.body).toMatchObject({ pictureHash, imageUrl })
})

test('an SVG, a document, a broken, a huge and a polyglot picture are refused', async () => {
  const { shop, session } = await anOffice()
  const png = await aPicture().png().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const zip = Buffer.from(`PK\u0003\u0004 and PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1')
  const page = Buffer.from('<script>alert(1)</script>')
  const bomb = aPicture().resize(6400).jpeg()
  const refused = [
    dataUri(svg, 'svg+xml'),
    dataUri(svg, 'png'),
    dataUri(png.subarray(0, 60)),
    dataUri(Buffer.concat([png, zip])),
    dataUri(Buffer.concat([png, page])),
    `data:text/html;base64,${page.toString('base64')}`,
    'https://pictures.example/mango.webp',
  ]
  for (const picture of refused) {
    const answer = await shop.call('POST /admin/pictures', { session, body: { picture } })
    expect([picture.slice(0, 30), answer.status]).toEqual([picture.slice(0, 30), 400])
  }
  const tooLarge = [dataUri(Buffer.alloc(10_000_001)), dataUri(await bomb.toBuffer(), 'jpeg')]
  for (const picture of tooLarge) {
    const answer = await shop.call('POST /admin/pictures', { session, body: { picture } })
    expect([answer.status, answer.body.code]).toEqual([413, 'pictureTooLarge'])
    expect(answer.body.message).toContain('10 MB and 40 megapixels')
  }
  const drawing = { picture: dataUri(svg, 'png') }
  const refusedDrawing = await shop.call('POST /admin/pictures', { session, body: drawing })
  expect(refusedDrawing.body.code).toBe('unreadablePicture')
})

test('a product is never substituted from when an operator says so', async () => {
  const { shop, session } = await anOffice()
  const arrack = await aProduct(shop, { name: 'Arrack' })
  const params = { productId: arrack.id }
  const edit = async (body: object) =>
    (await shop.call('PUT /admin/products/{productId}', { session, params, body })).body
  const unchanged = { ...facts(arrack), version: 1 }
  expect((await edit(unchanged)).neverSubstitute).toBe(false)
  const marked = await edit({ ...facts(arrack), neverSubstitute: true, version: 2 })
  expect(marked.neverSubstitute).toBe(true)
  // The form does not ask for it while no orders are picked on a phone.
  const later = await edit({ ...facts(arrack), price: 500, version: 3 })
  expect(later.neverSubstitute).toBe(true)
  const query = { subjectKind: 'product', subjectId: arrack.id }
  const { items } = (await shop.call('GET /admin/audit-log', { session, query })).body
  expect(items[1]).toMatchObject({
    before: { neverSubstitute: false },
    after: { neverSubstitute: true },
  })
})
