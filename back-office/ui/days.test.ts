import { expect, test } from 'vitest'
import { dayAndTime, weekday } from './days.ts'

test('days and times are those of Sri Lanka, and a text that is no date is shown unchanged', () => {
  expect(weekday('2026-11-20')).toBe('Fri, Nov 20')
  expect(dayAndTime('2026-11-19T20:05:00.000Z')).toMatch(/^Fri, Nov 20, 1:35\sAM$/)
  expect(dayAndTime('yesterday')).toBe('yesterday')
})
