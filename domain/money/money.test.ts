import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formats } from '../texts/en/formats.ts'
import {
  cents,
  centsOfDecimalText,
  decimalText,
  exactAmount,
  plainAmount,
  rupees,
} from './money.ts'

test('amounts on order and payment pages have exactly two decimals', () => {
  expect(exactAmount(123_456_750, formats)).toBe('1,234,567.50')
  expect(exactAmount(45_000, formats)).toBe('450.00')
})

test('prices elsewhere show no needless decimals', () => {
  expect(plainAmount(145_000, formats)).toBe('1,450')
  expect(plainAmount(145_050, formats)).toBe('1,450.5')
})

test('the gateway gets plain digits and two decimals', () => {
  expect(decimalText(1_234_560)).toBe('12345.60')
  expect(decimalText(5)).toBe('0.05')
})

test('an amount that is not digits with two decimals is not read', () => {
  for (const text of ['12,345.60', '12345.6', '12345', '-1.00', '1e3', '', ' 1.00']) {
    expect(centsOfDecimalText(text)).toBeUndefined()
  }
})

test('no cent is lost between cents, rupees and text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (amount) => {
      expect(cents(rupees(amount))).toBe(amount)
      expect(centsOfDecimalText(decimalText(amount))).toBe(amount)
    }),
  )
})
