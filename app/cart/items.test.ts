import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CartCustomPackage, Product } from '../../contract/index.ts'
import { Price } from '../../ui/money.tsx'
import { itemOfCustomPackage, itemOfPackage, itemOfProduct } from './items.ts'

/** A product whose price arrives as this JSON. */
function productPriced(price: string): Product {
  return JSON.parse(`{ "productId": 2, "name": "Ceylon Tea", "price": ${price} }`)
}

test.each(['1450.5', '"1450.5"', '"1450.50"'])(
  'a price of %s is shown and computed alike',
  (price) => {
    const product = productPriced(price)
    const shown = renderToStaticMarkup(createElement(Price, { rupees: product.price }))
    expect(shown.replaceAll(/<[^>]+>/g, '')).toBe('LKR\u00a01,450.5')
    expect(itemOfProduct(product).unitPriceCents).toBe(1450_50)
  },
)

test.each([
  ['ACTIVE', true],
  ['INACTIVE', false],
] as const)('whether a package that is %s is sold: %s', (status, isSold) => {
  const teaTime = { packageId: 4, name: 'Tea Time', description: '', imageUrl: '', products: [] }
  const amounts = { price: 1500, discountPrice: 200, stockQuantity: 4 }
  expect(itemOfPackage({ ...teaTime, ...amounts, status }).isSold).toBe(isSold)
})

test('an own package names what hinders it; an earlier release did not keep it', () => {
  const item = (productName: string, isSold?: boolean, stockQuantity?: number) => ({
    productName,
    quantity: 3,
    isSold,
    stockQuantity,
  })
  const packageItems = [
    item('Tea', true, 3),
    item('Sugar', true, 2),
    item('Mango', false, 0),
    item('Rice'),
  ]
  const breakfast: CartCustomPackage = JSON.parse(
    JSON.stringify({ id: 6, packageName: 'Breakfast', price: 1300, packageItems }),
  )
  expect(itemOfCustomPackage(breakfast)).toMatchObject({
    notSold: ['Mango'],
    short: [{ name: 'Sugar', left: 2 }],
  })
})
