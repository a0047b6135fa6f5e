import { expect, test } from 'vitest'
import { cents, noCents } from '../money/money.ts'
import type { CreditedGoods } from '../orders/plan-credit.ts'
import { settlePicking } from './settle-picking.ts'
import { chargeSubstitutes } from './substitutes.ts'

const goods = (value: number, quantity: number): CreditedGoods => ({
  key: 'product-1',
  productId: 1,
  quantity,
  valueCents: cents(value),
  credited: { units: 0, cents: noCents },
})

test.each([
  ['dearer by a cent', 450.01, 450, 0],
  ['of the same price', 450, 450, 0],
  ['cheaper by a cent', 449.99, 449.99, 0.01],
  ['cheaper', 420, 420, 30],
])('a substitute that is %s', (_, price, charged, back) => {
  const one = { productId: 2, units: 1, forUnits: 1, priceCents: cents(price) }
  const [substitute] = chargeSubstitutes(goods(900, 2), [one])
  expect(substitute?.chargedCents).toBe(cents(charged))
  const settled = settlePicking(
    [{ goods: goods(900, 2), short: 0, substitutes: substitute ? [substitute] : [] }],
    cents(900),
  )
  expect(settled.notSupplied).toEqual([])
  const cheaper = back > 0 ? [{ key: 'product-1', quantity: 0, amountCents: cents(back) }] : []
  expect(settled.cheaper).toEqual(cheaper)
})

test('left out and replaced units come to the value of the line, to the cent', () => {
  const three = goods(100, 3)
  const free = { productId: 2, units: 1, forUnits: 1, priceCents: noCents }
  const substitutes = chargeSubstitutes(three, [free])
  const { notSupplied, cheaper } = settlePicking(
    [{ goods: three, short: 2, substitutes }],
    cents(100),
  )
  expect(cheaper).toEqual([{ key: 'product-1', quantity: 0, amountCents: cents(33.33) }])
  expect(notSupplied).toEqual([{ key: 'product-1', quantity: 2, amountCents: cents(66.67) }])
})

test('no more is credited than earlier goodwill has left of the order', () => {
  const { notSupplied } = settlePicking(
    [{ goods: goods(100, 1), short: 1, substitutes: [] }],
    cents(40),
  )
  expect(notSupplied).toEqual([{ key: 'product-1', quantity: 1, amountCents: cents(40) }])
})

test('units that an operator has credited before are not credited again', () => {
  const credited = { units: 1, cents: cents(50) }
  const { notSupplied } = settlePicking(
    [{ goods: { ...goods(100, 2), credited }, short: 2, substitutes: [] }],
    cents(50),
  )
  expect(notSupplied).toEqual([{ key: 'product-1', quantity: 1, amountCents: cents(50) }])
})

test('two small packs in place of a large one cost no more than it', () => {
  const two = { productId: 2, units: 2, forUnits: 1, priceCents: cents(300) }
  expect(chargeSubstitutes(goods(450, 1), [two])[0]?.chargedCents).toBe(cents(450))
})
