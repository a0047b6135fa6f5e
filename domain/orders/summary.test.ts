import { expect, test } from 'vitest'
import { orderSummary } from './summary.ts'

const unpaid = {
  orderDate: '2026-11-20T08:00:00.000Z',
  amount: { goodsCents: 6400_00, discountCents: 0 },
  paymentStatus: 'PENDING',
}
const paid = {
  orderDate: '2026-11-06T08:00:00.000Z',
  amount: { goodsCents: 120_10, discountCents: 20_00 },
  paymentStatus: 'PAID',
}
const completed = {
  orderDate: '2026-10-23T08:00:00.000Z',
  amount: { goodsCents: 100_15, discountCents: 0 },
  paymentStatus: 'COMPLETED',
}

test('only paid and completed orders are money spent, and the average is over them', () => {
  const summary = orderSummary([unpaid, paid, completed])

  expect(summary).toMatchObject({
    totalOrders: 3,
    totalSpentCents: 20025,
    averageOrderCents: 10013,
    lastOrderDate: unpaid.orderDate,
  })
})

test('orders are counted per payment status, else per order status, else as Unknown', () => {
  const { orderStatuses } = orderSummary([
    unpaid,
    paid,
    { ...paid, paymentStatus: null, orderStatus: 'PAID' },
    { ...paid, paymentStatus: null, orderStatus: null },
  ])

  expect(orderStatuses).toEqual({ PENDING: 1, PAID: 2, Unknown: 1 })
})

test('no orders make figures of zero', () => {
  expect(orderSummary([])).toEqual({
    totalOrders: 0,
    totalSpentCents: 0,
    averageOrderCents: 0,
    lastOrderDate: undefined,
    orderStatuses: {},
  })
})
