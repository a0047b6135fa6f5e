import { expect, test } from 'vitest'
import { formats } from '../texts/en/formats.ts'
import { moneyBackTexts } from '../texts/en/orders.ts'
import { moneyBackText } from './money-back.ts'

const words = { formats, moneyBackTexts }
const nothing = { owed: 0, underWay: 0, made: 0, isSurplus: false }

test('there is nothing to say about an order that was paid once', () => {
  expect(moneyBackText({ paymentStatus: 'PAID', paidAt: '2026-11-22' }, words)).toBeUndefined()
  expect(moneyBackText({ paymentStatus: 'PENDING', moneyBack: nothing }, words)).toBeUndefined()
})

test('a customer who paid twice reads how far the second payment is on its way back', () => {
  const said = (moneyBack: object) =>
    moneyBackText(
      { paymentStatus: 'PAID', moneyBack: { ...nothing, isSurplus: true, ...moneyBack } },
      words,
    )
  expect(said({ owed: 1840 })).toContain('LKR\u00a01,840.00 more than this order costs')
  expect(said({ underWay: 1840 })).toContain('We are giving it back to you')
  expect(said({ made: 1840 })).toContain('We have given it back to you')
  expect(said({ owed: 10, made: 20 })).toMatch(/LKR.10\.00 .*LKR.20\.00 /)
})

test('a customer who gets back what they paid for goods does not read that they paid too much', () => {
  const order = { paymentStatus: 'COMPLETED' }
  const said = moneyBackText({ ...order, moneyBack: { ...nothing, underWay: 920 } }, words)
  expect(said).toBe('We are giving LKR\u00a0920.00 of your payment back to you.')
})

test('the customer of a cancelled order reads where the money is', () => {
  const said = (order: object) => moneyBackText({ paymentStatus: 'cancelled', ...order }, words)
  expect(said({ moneyBack: { ...nothing, owed: 5 } })).toContain('after this order was cancelled')
  expect(said({ moneyBack: { ...nothing, underWay: 5 } })).toContain('We are giving')
  expect(said({ moneyBack: { ...nothing, made: 5 } })).toContain('We have given')
  expect(said({ paidAt: '2026-11-22T10:00:00Z' })).toContain('has already gone back to you')
  expect(said({ paidAt: null })).toContain('nothing was charged')
})
