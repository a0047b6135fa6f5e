import { expect, test } from 'vitest'
import { newestFirst, orderFilterOf, passesFilter } from './order-list.ts'

const monday = '2026-11-16T06:30:00.000Z'
const tuesday = '2026-11-17T06:30:00.000Z'

test('orders are sorted newest first, at the same time the larger number first', () => {
  const orders = [
    { orderId: 7, orderDate: monday },
    { orderId: 8, orderDate: monday },
    { orderId: 3, orderDate: tuesday },
  ]

  expect(newestFirst(orders).map((order) => order.orderId)).toEqual([3, 8, 7])
})

test('an order with an unreadable date comes last', () => {
  const orders = [
    { orderId: 9, orderDate: 'soon' },
    { orderId: 8, orderDate: JSON.parse('{"toString":1}') },
    { orderId: 1, orderDate: monday },
  ]

  expect(newestFirst(orders).map((order) => order.orderId)).toEqual([1, 9, 8])
})

test.each([
  ['paid', 'PAID'],
  ['COMPLETED', 'COMPLETED'],
  ['shipped', 'All'],
  [null, 'All'],
])('the address names %s, the filter is %s', (text, filter) => {
  expect(orderFilterOf(text)).toBe(filter)
})

test('a filter uses the status that is shown, in any letter case', () => {
  const order = { paymentStatus: 'paid', orderStatus: 'PENDING' }

  expect(passesFilter(order, 'PAID')).toBe(true)
  expect(passesFilter(order, 'PENDING')).toBe(false)
  expect(passesFilter(order, 'All')).toBe(true)
})
