import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Product } from '../../contract/index.ts'
import { Price } from '../../ui/money.tsx'
import { itemOfProduct } from './items.ts'

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
