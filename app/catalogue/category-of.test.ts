import { expect, test } from 'vitest'
import { groundOf } from '../brand/ground.tsx'
import { categoryOf } from './category-of.ts'
import { categoryPicture } from './category-picture.tsx'

const categories = [{ categoryId: 2, name: 'Fruits' }]

test('a product has the category of its id, or none', () => {
  expect(categoryOf({ categoryId: 2 }, categories)).toBe(categories[0])
  expect(categoryOf({ categoryId: 3 }, categories)).toBeUndefined()
})

test.each([
  ['Rice', '/product/rice.webp'],
  ['Package', '/product/package.webp'],
  ['Fruits', '/product/bucket.webp'],
  ['Spices', '/product/bucket.webp'],
])('the category %s is shown with %s', (name, picture) => {
  expect(categoryPicture({ name })).toBe(picture)
})

test('a category has the same picture and ground in every language', () => {
  const rice = { name: 'හාල්', englishName: 'Rice' }
  expect(categoryPicture(rice)).toBe('/product/rice.webp')
  expect(groundOf(rice)).toBe('rice')
  expect(groundOf({ name: 'Snacks & Nuts' })).toBe('snacks')
  expect(groundOf(undefined)).toBe('pantry')
})
