import { expect, test } from 'vitest'
import { lastPageBefore, productRequest, productsAddress } from './product-request.ts'

test.each([
  ['', { page: 1 }],
  ['category=3&page=2', { categoryId: 3, page: 2 }],
  ['q=+rice+&category=3', { term: 'rice', page: 1 }],
  ['q=%20&category=3', { categoryId: 3, page: 1 }],
  ['category=fish&page=0', { page: 1 }],
  ['page=1.5', { page: 1 }],
  ['category=1234567890&page=1234567890', { page: 1 }],
  [
    'sort=cheapest&diet=vegan&from=100&to=500',
    { sort: 'cheapest', diet: 'VEGAN', minPrice: 100, maxPrice: 500, page: 1 },
  ],
  ['from=10000000&to=10000001', { minPrice: 10_000_000, page: 1 }],
  ['sort=odd&diet=VEGAN&from=-1&to=99999999', { page: 1 }],
])('the address "%s" asks for %o', (query, expected) => {
  expect(productRequest(new URLSearchParams(query))).toEqual(expected)
})

test.each([
  '/products',
  '/products?category=3&page=2',
  '/products?q=red+rice',
  '/products?category=3&sort=per-measure&diet=halal&from=10&to=20&page=2',
])('%s is the URL of the request that it holds', (address) => {
  const query = new URL(address, 'http://shop.invalid').searchParams
  expect(productsAddress(productRequest(query))).toBe(address)
})

test('a page beyond the last one leads to the last one', () => {
  expect(lastPageBefore({ page: 9 }, 17)).toBe(3)
  expect(lastPageBefore({ page: 3 }, 17)).toBeUndefined()
  expect(lastPageBefore({ page: 2 }, 0)).toBe(1)
})
