import { expect, test } from 'vitest'
import { formats } from '../texts/en/formats.ts'
import { moneyBackTexts, orderTexts } from '../texts/en/orders.ts'
import { orderNews } from './news.ts'

const words = { orderTexts, moneyBackTexts, formats }

test('a customer reads what is missing from an order, and where their money is', () => {
  expect(orderNews({ paymentStatus: 'PAID' }, words)).toBeUndefined()
  const missing = [
    { name: 'Ceylon Tea', quantity: 2 },
    { name: 'Red Rice', quantity: 1 },
  ]
  expect(orderNews({ paymentStatus: 'PAID', missing }, words)).toContain(
    'Sold out when your payment came in: 2 × Ceylon Tea, 1 × Red Rice.',
  )
  const moneyBack = { owed: 5, underWay: 0, made: 0, isSurplus: true }
  expect(orderNews({ paymentStatus: 'PAID', missing, moneyBack }, words)).toMatch(
    /2 × Ceylon Tea.*You have paid/,
  )
})

test('a customer reads why goods that missed their delivery cannot be paid any more', () => {
  expect(orderNews({ paymentStatus: 'PENDING', deliveryGone: true }, words)).toContain(
    'is on its way or cancelled, so they cannot come with it',
  )
})
