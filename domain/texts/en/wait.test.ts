import { expect, test } from 'vitest'
import { waitInWords } from './wait.ts'

test.each([
  [1, '1 second'],
  [24, '24 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [86_400, '24 hours'],
])('%i seconds are "%s" to people', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})
