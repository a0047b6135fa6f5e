import { expect, test } from 'vitest'
import { dateAndTime, shortDate } from './dates.ts'
import { formats } from './texts/en/formats.ts'

test('dates are in the time zone of Colombo, where it may already be the next day', () => {
  expect(shortDate('2026-11-20T18:45:30Z', formats)).toBe('Nov 21')
  expect(dateAndTime('2026-11-20T18:45:30Z', formats)).toMatch(/^Nov 21, 2026, 12:15\sAM$/)
})

test('a missing, an unreadable and an impossible date each have their own text', () => {
  expect(shortDate(undefined, formats)).toBe('Date not available')
  expect(shortDate('', formats)).toBe('Date not available')
  expect(shortDate('next week', formats)).toBe('Invalid date')
  expect(shortDate(Object.create(null), formats)).toBe('Date error')
})
