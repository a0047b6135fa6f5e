import { expect, test } from 'vitest'
import {
  isToPay,
  newestFirst,
  orderFilterOf,
  packageName,
  passesFilter,
  shortTransactionId,
  totalSavingsCents,
} from './orders.ts'

const monday = '2026-11-16T06:30:00.000Z'
const tuesday = '2026-11-17T06:30:00.000Z'

test('orders stand newest first, of the same moment the larger number first', () => {
  const orders = [
    { orderId: 7, orderDate: monday },
    { orderId: 8, orderDate: monday },
    { orderId: 3, orderDate: tuesday },
  ]

  expect(newestFirst(orders).map((order) => order.orderId)).toEqual([3, 8, 7])
})

test('an order with an unreadable date stands last', () => {
  const orders = [
    { orderId: 9, orderDate: 'soon' },
    { orderId: 1, orderDate: monday },
  ]

  expect(newestFirst(orders).map((order) => order.orderId)).toEqual([1, 9])
})

test('what carries no order id is not an order', () => {
  const answer = JSON.parse(`[null, {}, "1042", { "orderId": 4, "orderDate": "${monday}" }]`)

  expect(newestFirst(answer)).toEqual([{ orderId: 4, orderDate: monday }])
})

test.each([
  ['paid', 'PAID'],
  ['COMPLETED', 'COMPLETED'],
  ['shipped', 'All'],
  [null, 'All'],
])('the address names %s, the filter is %s', (text, filter) => {
  expect(orderFilterOf(text)).toBe(filter)
})

test('a filter goes by the status that is shown, in any letter case', () => {
  const order = { paymentStatus: 'paid', orderStatus: 'PENDING' }

  expect(passesFilter(order, 'PAID')).toBe(true)
  expect(passesFilter(order, 'PENDING')).toBe(false)
  expect(passesFilter(order, 'All')).toBe(true)
})

test('only a pending order is to be paid', () => {
  expect(isToPay({ paymentStatus: 'Pending' })).toBe(true)
  expect(isToPay({ paymentStatus: 'PAID', orderStatus: 'PENDING' })).toBe(false)
  expect(isToPay({ paymentStatus: 'CANCELLED' })).toBe(false)
})

test('a transaction is recognised by its last 8 characters', () => {
  expect(shortTransactionId('TXN-1795148213907')).toBe('48213907')
  expect(shortTransactionId('TXN-1')).toBe('TXN-1')
})

test('savings are the valid discounts of the packages, times their quantity', () => {
  const items = [
    { packageId: { price: 6425, discountPrice: 1285 }, quantity: 2 },
    // A discount as large as the price is none.
    { packageId: { price: 500, discountPrice: 500 }, quantity: 1 },
    { packageId: null, quantity: 4 },
  ]

  expect(totalSavingsCents({ items })).toBe(257000)
})

test('a package without a name is called by its kind', () => {
  expect(packageName({ packageId: { name: '' }, customPackageId: null })).toBe('Package')
  const unnamed = { packageId: null, customPackageId: { packageName: '' } }
  expect(packageName(unnamed)).toBe('Custom Package')
})
