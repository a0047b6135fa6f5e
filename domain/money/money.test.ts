import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formats } from '../texts/en/formats.ts'
import {
  cents,
  centsOfDecimalText,
  decimalText,
  exactAmount,
  minus,
  plainAmount,
  rupees,
  sum,
  times,
  wholeCents,
} from './money.ts'

test('amounts on order and payment pages have exactly two decimals', () => {
  expect(exactAmount(cents(1_234_567.5), formats)).toBe('1,234,567.50')
  expect(exactAmount(cents(450), formats)).toBe('450.00')
})

test('prices elsewhere show no needless decimals', () => {
  expect(plainAmount(cents(1450), formats)).toBe('1,450')
  expect(plainAmount(cents(1450.5), formats)).toBe('1,450.5')
})

test('the gateway gets plain digits and two decimals', () => {
  expect(decimalText(cents(12_345.6))).toBe('12345.60')
  expect(decimalText(cents(0.05))).toBe('0.05')
})

test('an amount that is not digits with two decimals is not read', () => {
  for (const text of ['12,345.60', '12345.6', '12345', '-1.00', '1e3', '', ' 1.00']) {
    expect(centsOfDecimalText(text)).toBeUndefined()
  }
})

test('no cent is lost between cents, rupees and text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (count) => {
      const amount = wholeCents(count)
      expect(cents(rupees(amount))).toBe(amount)
      expect(centsOfDecimalText(decimalText(amount))).toBe(amount)
    }),
  )
})

test('amounts are added, subtracted and multiplied to the cent', () => {
  expect(sum([cents(10.1), cents(0.2)])).toBe(cents(10.3))
  expect(minus(cents(10.3), cents(10.1))).toBe(cents(0.2))
  expect(times(cents(10.1), 3)).toBe(cents(30.3))
  expect(sum([])).toBe(cents(0))
})

test('a plain number is not an amount, so that rupees are never taken for cents', () => {
  // @ts-expect-error: 450 of what?
  expect(exactAmount(450, formats)).toBe('4.50')
  expect(exactAmount(cents(450), formats)).toBe('450.00')
})

test('amounts are written as `Intl` would write them', () => {
  const plain = new Intl.NumberFormat('en-LK', { maximumFractionDigits: 2 })
  const exact = new Intl.NumberFormat('en-LK', { minimumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (count) => {
      const amount = wholeCents(count)
      expect(plainAmount(amount, formats)).toBe(plain.format(rupees(amount)))
      expect(exactAmount(amount, formats)).toBe(exact.format(rupees(amount)))
    }),
  )
})
