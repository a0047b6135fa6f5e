import { expect, test } from 'vitest'
import { type Cents, cents, noCents } from '../money/money.ts'
import { orderSummary } from './summary.ts'

const amountOf = (goodsCents: Cents, discountCents: Cents) => ({
  goodsCents,
  discountCents,
  deliveryFeeCents: noCents,
})

const unpaid = {
  orderDate: '2026-11-20T08:00:00.000Z',
  amount: amountOf(cents(6400), cents(0)),
  paymentStatus: 'PENDING',
}
const paid = {
  orderDate: '2026-11-06T08:00:00.000Z',
  amount: amountOf(cents(120.1), cents(20)),
  paymentStatus: 'PAID',
}
const completed = {
  orderDate: '2026-10-23T08:00:00.000Z',
  amount: amountOf(cents(100.15), cents(0)),
  paymentStatus: 'COMPLETED',
}

test('only paid and completed orders are money spent, and the average is over them', () => {
  const summary = orderSummary([unpaid, paid, completed])

  expect(summary).toMatchObject({
    totalOrders: 3,
    totalSpentCents: cents(200.25),
    averageOrderCents: cents(100.13),
    lastOrderDate: unpaid.orderDate,
  })
})

test('orders are counted per payment status, otherwise per order status, otherwise as Unknown', () => {
  const { orderStatuses } = orderSummary([
    unpaid,
    paid,
    { ...paid, paymentStatus: null, orderStatus: 'PAID' },
    { ...paid, paymentStatus: null, orderStatus: null },
  ])

  expect(orderStatuses).toEqual({ PENDING: 1, PAID: 2, Unknown: 1 })
})

test('without orders all totals are zero', () => {
  expect(orderSummary([])).toEqual({
    totalOrders: 0,
    totalSpentCents: cents(0),
    averageOrderCents: cents(0),
    lastOrderDate: undefined,
    orderStatuses: {},
  })
})
