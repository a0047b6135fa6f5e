import { expect, test } from 'vitest'
import { categories, charities } from '../database/schema.ts'
import { aCustomer, anAddress, anOrderOf, aPackage, aProduct } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { putTexts } from './index.ts'

const si = { query: { language: 'si' } }
const ta = { query: { language: 'ta' } }

test('products are shown in the language of the call, and each missing text in English', async () => {
  const shop = await openShop()
  const rice = await aProduct(shop, { name: 'Rice', description: 'Soft and white.' })
  await put(shop, 'product', { id: rice.id, language: 'si', name: 'සහල්', description: null })

  const english = await shop.call('GET /products')
  const sinhala = await shop.call('GET /products', si)
  const tamil = await shop.call('GET /products', ta)
  expect(english.body[0]).toMatchObject({ name: 'Rice', description: 'Soft and white.' })
  expect(sinhala.body).toEqual([{ ...english.body[0], name: 'සහල්', englishName: 'Rice' }])
  expect(tamil.body).toEqual(english.body)

  const params = { term: 'rice' }
  const found = await shop.call('GET /products/search/{term}', { params, ...si })
  expect(found.body[0].name).toBe('සහල්')
})

test('a corrected translation is shown at once', async () => {
  const shop = await openShop()
  const tea = await aProduct(shop, { name: 'Tea' })
  await put(shop, 'product', { id: tea.id, language: 'ta', name: 'தேனீர்' })
  const nameShown = async () => (await shop.call('GET /products', ta)).body[0].name
  expect(await nameShown()).toBe('தேனீர்')

  await put(shop, 'product', { id: tea.id, language: 'ta', name: 'தேயிலை' })
  await expect.poll(nameShown).toBe('தேயிலை')
})

test('categories and charities also say their English names, which links and colours follow', async () => {
  const shop = await openShop()
  const [category] = await shop.database.insert(categories).values({ name: 'Rice' }).returning()
  const texts = { name: 'Lantern Meals', subName: 'Warm food', description: 'They cook.' }
  const [charity] = await shop.database.insert(charities).values(texts).returning()
  const ids = { category: category?.id ?? 0, charity: charity?.id ?? 0 }
  await put(shop, 'category', { id: ids.category, language: 'si', name: 'සහල්' })
  await put(shop, 'charity', { id: ids.charity, language: 'si', name: 'පහන්', subName: 'උණු කෑම' })

  const { body: listed } = await shop.call('GET /categories', si)
  expect(listed).toEqual([{ categoryId: ids.category, name: 'සහල්', englishName: 'Rice' }])
  expect((await shop.call('GET /categories')).body).toEqual([
    { categoryId: ids.category, name: 'Rice' },
  ])
  const params = { id: ids.charity }
  const { body: shown } = await shop.call('GET /charities/{id}', { params, ...si })
  expect(shown).toMatchObject({
    name: 'පහන්',
    englishName: 'Lantern Meals',
    subName: 'උණු කෑම',
    description: 'They cook.',
  })
})

test('packages, carts and own packages are in the language of the call', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { name: 'Rice' })
  const box = await aPackage(shop, { name: 'Family Box', contents: [[rice, 2]] })
  await put(shop, 'product', { id: rice.id, language: 'si', name: 'සහල්' })
  await put(shop, 'package', { id: box.id, language: 'si', name: 'පවුලේ පෙට්ටිය' })

  const { body: packages } = await shop.call('GET /packages', si)
  expect(packages[0]).toMatchObject({
    name: 'පවුලේ පෙට්ටිය',
    products: [{ productId: { name: 'සහල්' } }],
  })

  const { token, id: userId } = customer
  const saved = await shop.call('POST /carts/cartItem-save', {
    body: {
      userId,
      totalAmount: 0,
      discountPrice: 0,
      items: [{ packageId: box.id, quantity: 1, unitPrice: 0, subTotal: 0 }],
      cartProducts: [{ productId: rice.id, quantity: 1, unitPrice: 0, totalAmount: 0 }],
    },
    token,
    ...si,
  })
  expect(saved.body).toMatchObject({
    items: [{ packages: { name: 'පවුලේ පෙට්ටිය' } }],
    products: [{ productId: { name: 'සහල්' } }],
  })

  const own = { userId, packageName: 'Mine', packageItems: [{ productId: rice.id, quantity: 1 }] }
  const created = await shop.call('POST /custom-packages', { body: own, token, ...si })
  expect(created.body.packageItems).toMatchObject([{ productName: 'සහල්' }])
})

test('an order keeps the names that its customer saw, and the English ones for operators', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const recipientId = await anAddress(shop, customer)
  const rice = await aProduct(shop, { name: 'Rice', price: 300 })
  await put(shop, 'product', { id: rice.id, language: 'si', name: 'සහල්' })
  const { token } = customer
  const body = anOrderOf(customer, recipientId, [[rice, 1]])
  await shop.call('POST /orders', { body, token, ...si })
  await put(shop, 'product', { id: rice.id, language: 'si', name: 'වෙනත් නමක්' })

  const { body: orders } = await shop.call('GET /orders', { token })
  expect(orders[0].orderProducts[0].productId.name).toBe('සහල්')
  const { rows } = await shop.database.execute('select name, translated_name from order_products')
  expect(rows).toEqual([{ name: 'Rice', translated_name: 'සහල්' }])
})

function put({ database }: TestShop, kind: Parameters<typeof putTexts>[1], texts: Texts) {
  return database.transaction((tx) => putTexts(tx, kind, [texts]))
}

type Texts = Parameters<typeof putTexts>[2][number]
