import { expect, test } from 'vitest'
import { isToPay, isUnderWay, shownStatus } from './status.ts'

test('only a pending order is to be paid', () => {
  expect(isToPay({ paymentStatus: 'Pending' })).toBe(true)
  expect(isToPay({ paymentStatus: 'PAID', orderStatus: 'PENDING' })).toBe(false)
  expect(isToPay({ paymentStatus: 'CANCELLED' })).toBe(false)
})

test('an unpaid order that has missed its delivery shows as cancelled', () => {
  const order = { paymentStatus: 'PENDING', orderStatus: 'PENDING' }
  expect([isToPay(order), isUnderWay(order)]).toEqual([true, true])
  const late = { ...order, deliveryGone: true }
  expect(shownStatus(late)).toBe('CANCELLED')
  expect([isToPay(late), isUnderWay(late)]).toEqual([false, false])
})
