import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noCents, sum, wholeCents } from '../money/money.ts'
import { planRefunds } from '../payments/plan-refunds.ts'
import { moneyOwed } from './money-owed.ts'

const paidOnce = {
  totalCents: wholeCents(9300),
  cancelledAt: null,
  creditedCents: noCents,
  leftCents: wholeCents(9300),
}

test('nothing goes back of an order that was paid once', () => {
  expect(moneyOwed(paidOnce)).toEqual({ dueCents: 9300, owedCents: 0 })
})

test('a credit, a second payment and a cancellation make money go back', () => {
  const creditedCents = wholeCents(1000)
  expect(moneyOwed({ ...paidOnce, creditedCents })).toMatchObject({ owedCents: 1000 })
  const twice = wholeCents(18_600)
  const both = moneyOwed({ ...paidOnce, creditedCents, leftCents: twice })
  expect(both).toMatchObject({ dueCents: 8300, owedCents: 10_300 })
  const cancelledAt = new Date()
  expect(moneyOwed({ ...paidOnce, cancelledAt })).toMatchObject({ dueCents: 0, owedCents: 9300 })
})

test('after a chargeback the shop owes nothing', () => {
  const chargedBack = moneyOwed({ ...paidOnce, leftCents: noCents })
  expect(chargedBack).toEqual({ dueCents: 9300, owedCents: 0 })
})

test('what goes back is taken from the newest payments, from none more than is left of it', () => {
  const cents = fc.nat(1_000_000).map(wholeCents)
  const payments = fc.array(fc.record({ leftCents: cents }), { maxLength: 6 })
  fc.assert(
    fc.property(payments, cents, (each, amount) => {
      const left = sum(each.map(({ leftCents }) => leftCents))
      const planned = planRefunds(each, amount)
      expect(sum(planned.map(({ amountCents }) => amountCents))).toBe(Math.min(left, amount))
      for (const { payment, amountCents } of planned) {
        expect(amountCents).toBeGreaterThan(0)
        expect(amountCents).toBeLessThanOrEqual(payment.leftCents)
      }
    }),
  )
  const two = [{ leftCents: wholeCents(100) }, { leftCents: wholeCents(100) }]
  expect(planRefunds(two, wholeCents(130)).map(({ amountCents }) => amountCents)).toEqual([30, 100])
})
