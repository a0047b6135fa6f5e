import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StockedLine, stockShares } from './stock-shares.ts'

const rice = 1
const milk = 2

test('as many of a product are available as are in stock', () => {
  expect(stockShares([single(rice, 9)], new Map([[rice, 5]]))).toEqual([5])
})

test('as many of a package are available as the scarcest of its products allows', () => {
  const box = {
    quantity: 1,
    contents: [
      { productId: rice, quantity: 2 },
      { productId: milk, quantity: 3 },
    ],
  }
  const stock = new Map([
    [rice, 100],
    [milk, 8],
  ])
  expect(stockShares([box], stock)).toEqual([2])
})

test('what a package takes is not available for the single product below it', () => {
  const box = { quantity: 2, contents: [{ productId: rice, quantity: 3 }] }
  expect(stockShares([box, single(rice, 5)], new Map([[rice, 8]]))).toEqual([2, 2])
})

test('a line that is not available leaves the stock to the lines below it', () => {
  const box = { quantity: 2, contents: [{ productId: rice, quantity: 9 }] }
  expect(stockShares([box, single(rice, 5)], new Map([[rice, 8]]))).toEqual([0, 8])
})

test('an empty package and an unknown product are not available', () => {
  expect(stockShares([{ quantity: 1, contents: [] }, single(rice, 1)], new Map())).toEqual([0, 0])
})

test('no line wants more than its share exactly when the stock covers all lines together', () => {
  fc.assert(
    fc.property(fc.array(aLine(), { maxLength: 5 }), someStock(), (lines, stock) => {
      const needs = new Map<number, number>()
      for (const { quantity, contents } of lines) {
        for (const { productId, quantity: each } of contents) {
          needs.set(productId, (needs.get(productId) ?? 0) + each * quantity)
        }
      }
      const isCovered = [...needs].every(([id, needed]) => needed <= (stock.get(id) ?? 0))
      const shares = stockShares(lines, stock)
      expect(lines.every((line, index) => line.quantity <= (shares[index] ?? 0))).toBe(isCovered)
    }),
    { numRuns: 2000 },
  )
})

function single(productId: number, quantity: number): StockedLine {
  return { quantity, contents: [{ productId, quantity: 1 }] }
}

function aLine(): fc.Arbitrary<StockedLine> {
  const content = fc.record({ productId: fc.integer({ min: 1, max: 3 }), quantity: upTo(3) })
  const contents = fc.uniqueArray(content, {
    selector: (each) => each.productId,
    minLength: 1,
    maxLength: 3,
  })
  return fc.record({ quantity: upTo(4), contents })
}

function someStock(): fc.Arbitrary<Map<number, number>> {
  const counts = fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 30 })))
  return counts.map((each) => new Map(each.map((count, index) => [index + 1, count])))
}

function upTo(max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max })
}
