import { expect, test } from 'vitest'
import { charityAddress, pageAddress } from './pages.ts'

test('an address carries the query that is known, and nothing else', () => {
  expect(pageAddress('/products')).toBe('/products')
  expect(pageAddress('/products', { q: undefined })).toBe('/products')
  expect(pageAddress('/products', { q: 'red rice & tea', page: 2 })).toBe(
    '/products?q=red+rice+%26+tea&page=2',
  )
})

test('a charity’s page has an address that any browser understands', () => {
  expect(charityAddress('Green Hands')).toBe('/charities/green-hands')
  expect(charityAddress('Crème Fund')).toBe('/charities/cr%C3%A8me-fund')
})
