import { expect, test } from 'vitest'
import { dateAndTime, shortDate } from './dates.ts'

test('dates are those of Colombo, where it may be the next day already', () => {
  expect(shortDate('2026-11-20T18:45:30Z')).toBe('Nov 21')
  expect(dateAndTime('2026-11-20T18:45:30Z')).toMatch(/^Nov 21, 2026, 12:15\sAM$/)
})

test('a missing, an unreadable and an impossible date each have their words', () => {
  expect(shortDate(undefined)).toBe('Date not available')
  expect(shortDate('')).toBe('Date not available')
  expect(shortDate('next week')).toBe('Invalid date')
  expect(shortDate(Object.create(null))).toBe('Date error')
})
