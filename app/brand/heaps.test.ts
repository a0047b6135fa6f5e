import { expect, test } from 'vitest'
import { heapOf, heapsInTurn } from './heaps.ts'

test('a box shows each picture once, and seven at most', () => {
  expect(heapOf(['egg', 'egg', 'carrot'])).toEqual(['egg', 'carrot'])
  expect(heapOf([...'abcdefghi'])).toEqual([...'abcdefg'])
})

test('the heaps together show every product of a package', () => {
  const heaps = heapsInTurn([...'abcdefghijklmnopqrstu'])
  expect(heaps).toHaveLength(3)
  expect(new Set(heaps.flat())).toEqual(new Set('abcdefghijklmnopqrstu'))
})

test('each heap of a few pictures has all of them', () => {
  expect(heapsInTurn([...'abc'])).toEqual([[...'abc'], [...'bca'], [...'cab']])
})

test.each([0, 1, 2])('%i pictures make that many heaps', (count) => {
  expect(heapsInTurn([...'ab'].slice(0, count))).toHaveLength(count)
})
