import { expect, test } from 'vitest'
import { countWords, wordCountTone } from './word-count.ts'

test.each([
  ['', 0],
  ['   \n ', 0],
  ['Fresh', 1],
  ['  Fresh,  and\non-time!\t', 3],
  ['රසයි සහ නැවුම්', 3],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test('the counter is yellow from 45 to 50 words and red above', () => {
  expect([0, 44, 45, 50, 51].map(wordCountTone)).toEqual(['calm', 'calm', 'near', 'near', 'over'])
})
