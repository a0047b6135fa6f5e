import { expect, test } from 'vitest'
import { packagesInFront } from './packages-in-front.ts'

const packages = [1, 2, 3, 4].map((packageId) => ({ packageId }))
const idsOf = (chosen: readonly number[]) =>
  packagesInFront(packages, chosen).map(({ packageId }) => packageId)

test('without a choice packages stay in their order', () => {
  expect(idsOf([])).toEqual([1, 2, 3, 4])
  expect(idsOf([0, 0])).toEqual([1, 2, 3, 4])
})

test('a chosen package has its place, and no package has two', () => {
  expect(idsOf([3, 0])).toEqual([3, 1, 2, 4])
  expect(idsOf([0, 1])).toEqual([2, 1, 3, 4])
  expect(idsOf([4, 4])).toEqual([4, 1, 2, 3])
})

test('one that is not on sale gives its place to the next', () => {
  expect(idsOf([9, 2])).toEqual([1, 2, 3, 4])
  expect(packagesInFront([], [9, 2])).toEqual([])
})
