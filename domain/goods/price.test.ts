import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customPackagePrice, modalPriceCents, packagePrice, productPrice } from './price.ts'

const amount = fc.integer({ min: 1, max: 1_000_000_00 })

test('a product costs its price', () => {
  expect(productPrice({ priceCents: 920_00 })).toEqual({ unitPriceCents: 920_00, discountCents: 0 })
})

test('a discount counts only above 0 and below the price', () => {
  const price = (discountCents: number) => packagePrice({ priceCents: 500_000, discountCents })
  expect(price(50_000)).toEqual({ unitPriceCents: 450_000, discountCents: 50_000 })
  for (const discount of [0, -100, 500_000, 600_000]) {
    expect(price(discount)).toEqual({ unitPriceCents: 500_000, discountCents: 0 })
  }
})

test('whatever the discount, a package costs more than nothing, and both parts are its full price', () => {
  fc.assert(
    fc.property(amount, fc.integer(), (priceCents, discountCents) => {
      const price = packagePrice({ priceCents, discountCents })
      expect(price.unitPriceCents).toBeGreaterThan(0)
      expect(price.unitPriceCents + price.discountCents).toBe(priceCents)
    }),
  )
})

test('a custom package costs what its contents do, however they are divided', () => {
  const content = fc.record({ unitPriceCents: amount, quantity: fc.integer({ min: 1, max: 99 }) })
  const contents = fc.array(content)
  fc.assert(
    fc.property(contents, contents, (one, other) => {
      const cents = (of: typeof one) => customPackagePrice(of).unitPriceCents
      expect(cents([...one, ...other])).toBe(cents(one) + cents(other))
    }),
  )
  const rice = { unitPriceCents: 100_000, quantity: 2 }
  const tea = { unitPriceCents: 48_050, quantity: 1 }
  expect(customPackagePrice([rice, tea])).toEqual({ unitPriceCents: 248_050, discountCents: 0 })
})

test('the package modal shows a fixed 20 percent off', () => {
  expect(modalPriceCents(642_500)).toBe(514_000)
})
