import { expect, test } from 'vitest'
import { anOrderOf, aProduct, type TestProduct } from '../testing/builders.ts'
import { aShopper, payAll, place } from '../testing/order-builders.ts'
import { countPopularity } from './index.ts'

test('products that are often bought together are shown together, most often first', async () => {
  const { shop, customer, recipientId, rice } = await aShopper()
  const dhal = await aProduct(shop, { name: 'Dhal' })
  const salt = await aProduct(shop, { name: 'Salt' })
  const seldom = await aProduct(shop, { name: 'Saffron' })
  const buy = (...bought: TestProduct[]) =>
    place(
      shop,
      customer,
      anOrderOf(
        customer,
        recipientId,
        bought.map((each) => [each, 1]),
      ),
    )
  await buy(rice, salt, seldom)
  await buy(rice, dhal, salt, seldom)
  await buy(rice, dhal, salt)
  await buy(rice, dhal)
  await buy(rice, dhal)
  const beside = async ({ id }: { id: number }) => {
    const params = { productId: id }
    const { body } = await shop.call('GET /product/{productId}/bought-with', { params })
    return body.map(({ name }: { name: string }) => name)
  }
  await countPopularity(shop.shop)
  expect(await beside(rice), 'nothing is paid').toEqual([])

  await payAll(shop, customer)
  await countPopularity(shop.shop)
  await expect.poll(() => beside(rice)).toEqual(['Dhal', 'Salt'])
  expect(await beside(salt)).toEqual(['Rice'])
  const popular = await shop.call('GET /products', { query: { sort: 'popular' } })
  expect(popular.body.map(({ name }: { name: string }) => name)).toEqual([
    'Rice',
    'Dhal',
    'Salt',
    'Saffron',
  ])
  // Two orders would tell what one customer bought.
  expect(await beside(seldom)).toEqual([])
})
