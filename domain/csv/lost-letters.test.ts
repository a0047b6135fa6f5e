import { expect, test } from 'vitest'
import { hasLostLetters } from './lost-letters.ts'

test.each(['?????', '????? ?????', 'karat, ?????', '????? 500g', '500????? (??????)'])(
  'letters were lost in %j',
  (text) => {
    expect(hasLostLetters(text)).toBe(true)
  },
)

test.each([
  '',
  'Really?',
  'Really??',
  'What?!?? Fresh carrots',
  'Is it fresh ?',
  'කැරට්',
  'ඇත්තද??',
  'ඇත්තද ??',
])('%j is as it was written', (text) => {
  expect(hasLostLetters(text)).toBe(false)
})
