import { expect, test } from 'vitest'
import { isToPay } from './status.ts'

test('only a pending order is to be paid', () => {
  expect(isToPay({ paymentStatus: 'Pending' })).toBe(true)
  expect(isToPay({ paymentStatus: 'PAID', orderStatus: 'PENDING' })).toBe(false)
  expect(isToPay({ paymentStatus: 'CANCELLED' })).toBe(false)
})
