import { expect, test } from 'vitest'
import { orderTexts } from '../texts/en/orders.ts'
import { orderType, unitCounts } from './order-type.ts'
import { packageLine, productLine, rice } from './testing/order-builders.ts'

const familyBox = packageLine([])
const ownBox = packageLine([], { kind: 'customPackage', quantity: 2 })
const threeRice = productLine(rice, { quantity: 3 })

test.each([
  ['only custom packages', [ownBox], 'Custom Package'],
  ['only ready-made packages', [familyBox, familyBox], 'Pre-made Package'],
  ['only products', [threeRice], 'Individual Products'],
  ['both kinds of package', [familyBox, ownBox], 'Mixed Order'],
  ['a package and a product', [familyBox, threeRice], 'Mixed Order'],
])('an order of %s is named for it', (_, lines, type) => {
  expect(orderType({ lines }, orderTexts)).toBe(type)
})

test('counts are of units, not of lines', () => {
  const counts = unitCounts({ lines: [familyBox, ownBox, threeRice] })

  expect(counts).toEqual({ packages: 3, products: 3 })
})
