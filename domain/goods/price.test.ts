import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cents, cents, wholeCents } from '../money/money.ts'
import { customPackagePrice, modalPriceCents, packagePrice, productPrice } from './price.ts'

const amount = fc.integer({ min: 1, max: 1_000_000_00 }).map(wholeCents)

test('a product costs its price', () => {
  expect(productPrice({ priceCents: cents(920) })).toEqual({
    unitPriceCents: cents(920),
    discountCents: cents(0),
  })
})

test('a discount counts only above 0 and below the price', () => {
  const price = (discountCents: Cents) => packagePrice({ priceCents: cents(5000), discountCents })
  expect(price(cents(500))).toEqual({ unitPriceCents: cents(4500), discountCents: cents(500) })
  for (const discount of [0, -1, 5000, 6000]) {
    expect(price(cents(discount))).toEqual({ unitPriceCents: cents(5000), discountCents: cents(0) })
  }
})

test('with any discount, a package costs more than 0, and price and discount add up to its full price', () => {
  fc.assert(
    fc.property(amount, fc.integer().map(wholeCents), (priceCents, discountCents) => {
      const price = packagePrice({ priceCents, discountCents })
      expect(price.unitPriceCents).toBeGreaterThan(0)
      expect(price.unitPriceCents + price.discountCents).toBe(priceCents)
    }),
  )
})

test('a custom package costs as much as its contents, in any grouping', () => {
  const content = fc.record({ unitPriceCents: amount, quantity: fc.integer({ min: 1, max: 99 }) })
  const contents = fc.array(content)
  fc.assert(
    fc.property(contents, contents, (one, other) => {
      const priceOf = (of: typeof one) => customPackagePrice(of).unitPriceCents
      expect(priceOf([...one, ...other])).toBe(priceOf(one) + priceOf(other))
    }),
  )
  const rice = { unitPriceCents: cents(1000), quantity: 2 }
  const tea = { unitPriceCents: cents(480.5), quantity: 1 }
  expect(customPackagePrice([rice, tea])).toEqual({
    unitPriceCents: cents(2480.5),
    discountCents: cents(0),
  })
})

test('the package modal shows a fixed 20 percent off', () => {
  expect(modalPriceCents(cents(6425))).toBe(cents(5140))
})
