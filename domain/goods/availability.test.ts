import { expect, test } from 'vitest'
import { isSold } from './availability.ts'

const publishedAt = new Date('2026-11-20T08:00:00Z')
const rice = { productId: 1, quantity: 2 }

test('a package is sold while customers can see it and it has contents', () => {
  expect(isSold({ publishedAt, contents: [rice] })).toBe(true)
  expect(isSold({ publishedAt: null, contents: [rice] })).toBe(false)
  expect(isSold({ publishedAt, contents: [] })).toBe(false)
})
