import { expect, test } from 'vitest'
import { orderType, unitCounts } from './order-type.ts'

const familyBox = { customPackageId: null, quantity: 1 }
const ownBox = { customPackageId: { packageName: 'JOY Box Budget' }, quantity: 2 }
const mangoes = { quantity: 3 }

test.each([
  ['only custom packages', [ownBox], [], 'Custom Package'],
  ['only ready-made packages', [familyBox, familyBox], [], 'Pre-made Package'],
  ['only products', [], [mangoes], 'Individual Products'],
  ['both kinds of package', [familyBox, ownBox], [], 'Mixed Order'],
  ['a package and a product', [familyBox], [mangoes], 'Mixed Order'],
])('an order of %s is named for it', (_, items, orderProducts, type) => {
  expect(orderType({ items, orderProducts })).toBe(type)
})

test('counts are of units, not of lines', () => {
  const counts = unitCounts({ items: [familyBox, ownBox], orderProducts: [mangoes] })

  expect(counts).toEqual({ packages: 3, products: 3 })
})
