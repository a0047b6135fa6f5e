import { expect, test } from 'vitest'
import { categoryNameOf } from './category-name.ts'
import { categoryPicture } from './category-picture.tsx'

const categories = [{ categoryId: 2, name: 'Fruits' }]

test('a product is shown under the name of its category', () => {
  expect(categoryNameOf({ categoryId: 2 }, categories, 'Unknown')).toBe('Fruits')
})

test('a product with an unknown category is shown under Unknown', () => {
  expect(categoryNameOf({ categoryId: 3 }, categories, 'Unknown')).toBe('Unknown')
})

test.each([
  ['Rice', '/product/rice.webp'],
  ['Package', '/product/package.webp'],
  ['Fruits', '/product/bucket.webp'],
  ['Spices', '/product/bucket.webp'],
])('the category %s is shown with %s', (name, picture) => {
  expect(categoryPicture(name)).toBe(picture)
})
