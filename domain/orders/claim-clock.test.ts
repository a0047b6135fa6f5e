import { expect, test } from 'vitest'
import { claimClock, isInTime } from './claim-clock.ts'

const paidAt = new Date('2026-11-21T10:00:00+05:30')
const completedAt = new Date('2026-11-24T10:00:00+05:30')
const order = { promisedTo: null, paidAt, completedAt }

test('with a delivery the clock runs from it: 24 hours, and 7 days for other goods', () => {
  const deliveredAt = new Date('2026-11-25T14:00:00+05:30')
  const clock = claimClock({ ...order, deliveredAt })
  const at = (moment: string) => new Date(`${moment}+05:30`)
  for (const kind of ['DAMAGED', 'MISSING'] as const) {
    expect(isInTime(clock, kind, at('2026-11-26T14:00:00'))).toBe(true)
    expect(isInTime(clock, kind, at('2026-11-26T14:00:01'))).toBe(false)
  }
  expect(isInTime(clock, 'WRONG', at('2026-12-02T14:00:00'))).toBe(true)
  expect(isInTime(clock, 'WRONG', at('2026-12-02T14:00:01'))).toBe(false)
})

test('without one it runs from the end of the promised day in Colombo', () => {
  const clock = claimClock(order)
  expect(clock.DAMAGED.toISOString()).toBe('2026-12-02T18:30:00.000Z')
  expect(clock.WRONG.toISOString()).toBe('2026-12-08T18:30:00.000Z')
})

test('an order that leaves the store after the promised day is not too late at once', () => {
  const late = new Date('2026-12-20T10:00:00+05:30')
  const clock = claimClock({ ...order, completedAt: late })
  expect(clock.MISSING.getTime() - late.getTime()).toBe(24 * 3600 * 1000)
})

test('where a time was chosen, it runs from the end of its day', () => {
  const promisedTo = new Date('2026-11-25T20:00:00+05:30')
  const clock = claimClock({ ...order, promisedTo })
  expect(clock.DAMAGED.toISOString()).toBe('2026-11-26T18:30:00.000Z')
})
