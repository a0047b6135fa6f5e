import { expect, test } from 'vitest'
import { lastDays, type PeriodName, periodAt } from './periods.ts'

/** A time in Sri Lanka. */
const at = (moment: string) => new Date(`${moment}+05:30`)

test.each<[name: PeriodName, now: string, from: string, earlier: [from: string, before: string]]>([
  ['TODAY', '2026-11-21T07:12', '2026-11-21T00:00', ['2026-11-20T00:00', '2026-11-20T07:12']],
  // In Sri Lanka it is already Sunday, in UTC still Saturday.
  ['TODAY', '2026-11-22T01:00', '2026-11-22T00:00', ['2026-11-21T00:00', '2026-11-21T01:00']],
  ['WEEK', '2026-11-22T23:59', '2026-11-16T00:00', ['2026-11-09T00:00', '2026-11-15T23:59']],
  ['WEEK', '2026-11-23T00:01', '2026-11-23T00:00', ['2026-11-16T00:00', '2026-11-16T00:01']],
  ['MONTH', '2026-11-21T07:12', '2026-11-01T00:00', ['2026-10-01T00:00', '2026-10-21T07:12']],
  ['MONTH', '2027-01-05T12:00', '2027-01-01T00:00', ['2026-12-01T00:00', '2026-12-05T12:00']],
  // February is shorter than the part of March that has passed.
  ['MONTH', '2027-03-30T10:00', '2027-03-01T00:00', ['2027-02-01T00:00', '2027-03-01T00:00']],
])(
  '%s at %s began at %s and is compared with the same part of the previous one',
  (name, now, from, [earlierFrom, earlierBefore]) => {
    expect(periodAt(name, at(now))).toEqual({
      current: { from: at(from), before: at(now) },
      earlier: { from: at(earlierFrom), before: at(earlierBefore) },
      earlierWhole: { from: at(earlierFrom), before: at(from) },
    })
  },
)

test('the last days follow one another, and today ends now', () => {
  const now = at('2026-03-01T07:12')
  expect(lastDays(3, now)).toEqual([
    { date: '2026-02-27', from: at('2026-02-27T00:00'), before: at('2026-02-28T00:00') },
    { date: '2026-02-28', from: at('2026-02-28T00:00'), before: at('2026-03-01T00:00') },
    { date: '2026-03-01', from: at('2026-03-01T00:00'), before: now },
  ])
})
