import { expect, test } from 'vitest'
import { charityAddress, pageAddress } from './pages.ts'

test('a URL contains the defined values of its query only', () => {
  expect(pageAddress('/products')).toBe('/products')
  expect(pageAddress('/products', { q: undefined })).toBe('/products')
  expect(pageAddress('/products', { q: 'red rice & tea', page: 2 })).toBe(
    '/products?q=red+rice+%26+tea&page=2',
  )
})

test('the URL of a charity’s page is valid in any browser', () => {
  expect(charityAddress('Green Hands')).toBe('/charities/green-hands')
  expect(charityAddress('Crème Fund')).toBe('/charities/cr%C3%A8me-fund')
})
