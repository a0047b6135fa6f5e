import { expect, test } from 'vitest'
import { cents, noCents } from '../money/money.ts'
import type { CreditedGoods } from '../orders/plan-credit.ts'
import { mayLeaveOut, mayReplace } from './agreement.ts'
import { isAllDecided, isNothingLeft, openUnits, unitsNotFound } from './line.ts'
import { settlePicking } from './settle-picking.ts'
import { barOf, chargeSubstitutes } from './substitutes.ts'
import { inWalkingOrder } from './walk.ts'

const line = { quantity: 5, picked: 2, short: 1, substitutes: [{ units: 3, forUnits: 2 }] }

test('what is open of a line is what was neither picked nor left out nor replaced', () => {
  expect(openUnits(line)).toBe(0)
  expect(openUnits({ ...line, picked: 0 })).toBe(2)
  expect(openUnits({ ...line, picked: 3 })).toBe(-1)
  expect(unitsNotFound(line)).toBe(3)
  expect(isAllDecided([line])).toBe(true)
  expect(isAllDecided([line, { ...line, picked: 1 }])).toBe(false)
})

test('nothing is left of an order when every unit is left out', () => {
  const none = { quantity: 2, picked: 0, short: 2, substitutes: [] }
  expect(isNothingLeft([none, none])).toBe(true)
  expect(isNothingLeft([none, line])).toBe(false)
})

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

test('two small packs in place of a large one cost no more than it', () => {
  const two = { productId: 2, units: 2, forUnits: 1, priceCents: cents(300) }
  expect(chargeSubstitutes(goods(450, 1), [two])[0]?.chargedCents).toBe(cents(450))
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

test.each([
  [{ id: 1 }, 'SAME_PRODUCT'],
  [{ categoryId: 8 }, 'OTHER_CATEGORY'],
  [{ isOnSale: false }, 'NOT_ON_SALE'],
  [{ neverSubstitute: true }, 'NEVER'],
  [{}, undefined],
])('a substitute with %o is barred as %s', (different, bar) => {
  const ordered = { id: 1, categoryId: 7, neverSubstitute: false }
  const other = { id: 2, categoryId: 7, isOnSale: true, neverSubstitute: false }
  expect(barOf(ordered, { ...other, ...different })).toBe(bar)
})

test('two calls in vain allow leaving out when ten minutes lie between them', () => {
  const callsAt = (...minutes: number[]) =>
    minutes.map((minute) => ({ at: new Date(Date.UTC(2026, 10, 23, 9, minute)), reached: false }))
  expect(mayLeaveOut('CALL', [])).toBe(false)
  expect(mayLeaveOut('CALL', callsAt(0, 9))).toBe(false)
  expect(mayLeaveOut('CALL', callsAt(10, 0))).toBe(true)
  expect(mayLeaveOut('CALL', callsAt(0, 9, 12))).toBe(true)
  expect(mayReplace('CALL', callsAt(0, 10))).toBe(false)
})

test.each([
  ['REPLACE', true, true],
  ['LEAVE_OUT', true, false],
  ['CALL', false, false],
] as const)('who chose %s allows leaving out: %s, replacing: %s', (choice, leaveOut, replace) => {
  expect([mayLeaveOut(choice, []), mayReplace(choice, [])]).toEqual([leaveOut, replace])
})

test('a customer who was reached allows leaving out and replacing', () => {
  const calls = [{ at: new Date(), reached: true }]
  expect([mayLeaveOut('CALL', calls), mayReplace('CALL', calls)]).toEqual([true, true])
  expect(mayReplace('LEAVE_OUT', calls)).toBe(false)
})

test('the walk goes by category and name, cold goods and then frozen ones last', () => {
  const stop = (name: string, category: string, storage: 'SHELF' | 'COLD' | 'FROZEN') => ({
    name,
    category: { name: category, storage },
  })
  const walked = inWalkingOrder([
    stop('Peas', 'Frozen', 'FROZEN'),
    stop('Curd', 'Dairy', 'COLD'),
    stop('Soap', 'Household', 'SHELF'),
    stop('Rice', 'Grains', 'SHELF'),
    stop('Dhal', 'Grains', 'SHELF'),
  ])
  expect(walked.map(({ name }) => name)).toEqual(['Dhal', 'Rice', 'Soap', 'Curd', 'Peas'])
})
