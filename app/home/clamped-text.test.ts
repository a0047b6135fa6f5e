import { expect, test } from 'vitest'
import { clampedText } from './clamped-text.ts'

test('a text of 200 letters is shown whole, one of 201 only in part', () => {
  expect(clampedText('a'.repeat(200), 200)).toBeUndefined()
  expect(clampedText('a'.repeat(201), 200)).toBe('a'.repeat(200))
})

test('a letter is never split: a vowel sign stays with its consonant', () => {
  expect(clampedText('කිකිකි', 2)).toBe('කිකි')
  expect(clampedText('කිකිකි', 3)).toBeUndefined()
})
