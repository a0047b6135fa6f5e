import { expect, test } from 'vitest'
import { pageAsked, pageCount, pageNumbers } from './page-numbers.ts'

test('five pages or fewer are all listed', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('of more pages the first, the last, the current one and its neighbours are listed, with ellipses', () => {
  expect(pageNumbers(1, 6)).toEqual([1, 2, 'gap', 6])
  expect(pageNumbers(1, 15)).toEqual([1, 2, 'gap', 15])
  expect(pageNumbers(5, 15)).toEqual([1, 'gap', 4, 5, 6, 'gap', 15])
  expect(pageNumbers(4, 15)).toEqual([1, 'gap', 3, 4, 5, 'gap', 15])
  expect(pageNumbers(3, 15)).toEqual([1, 2, 3, 4, 'gap', 15])
  expect(pageNumbers(15, 15)).toEqual([1, 'gap', 14, 15])
})

test('a list has at least one page', () => {
  expect(pageCount(0, 8)).toBe(1)
  expect(pageCount(8, 8)).toBe(1)
  expect(pageCount(9, 8)).toBe(2)
})

test.each([
  [null, 1],
  ['2', 2],
  ['9', 3],
  ['0', 1],
  ['1.5', 1],
  ['two', 1],
])('of three pages, "%s" in the URL requests page %i', (text, page) => {
  expect(pageAsked(text, 3)).toBe(page)
})
