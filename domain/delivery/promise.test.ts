import { expect, test } from 'vitest'
import { fullDate } from '../dates.ts'
import { formats } from '../texts/en/formats.ts'
import { orderTexts } from '../texts/en/orders.ts'
import { promisedBy, promiseOf } from './promise.ts'

test.each([
  ['in the afternoon', '2026-11-21T10:00:00Z', '2026-12-01'],
  ['in the last minute of a day in Colombo', '2026-11-21T18:29:59Z', '2026-12-01'],
  ['in the first minute of the next', '2026-11-21T18:30:00Z', '2026-12-02'],
  ['at the end of a year', '2026-12-25T06:00:00Z', '2027-01-04'],
  ['before a leap day', '2028-02-20T06:00:00Z', '2028-03-01'],
])('an order paid %s is promised within ten days', (_, paidAt, day) => {
  expect(promisedBy(new Date(paidAt))).toBe(day)
})

test('the promised day is written out as the same day', () => {
  expect(fullDate('2026-12-01', formats)).toBe('Tuesday, December 1, 2026')
})

test.each([
  ['PENDING', 'Pay today, with you by'],
  ['paid', 'With you by'],
  ['COMPLETED', 'Promised by'],
  ['CANCELLED', undefined],
])('the promised day of a %s order is labelled %s', (paymentStatus, label) => {
  expect(promiseOf({ paymentStatus }, orderTexts.promises)).toBe(label)
})

test.each([
  ['PENDING', 'Pay today, ready by'],
  ['PAID', 'Ready by'],
])('the promised day of a %s order that is collected is labelled %s', (paymentStatus, label) => {
  const order = { paymentStatus, collectAt: 'Our shop' }
  expect(promiseOf(order, orderTexts.promises)).toBe(label)
})

test('no day is promised for an order with missing goods', () => {
  const missing = [{ name: 'Ceylon Tea', quantity: 2 }]
  expect(promiseOf({ paymentStatus: 'PAID', missing }, orderTexts.promises)).toBeUndefined()
})
