import { expect, test } from 'vitest'
import { shownCountry, storedCountry } from './country.ts'

test('Sri Lanka is shown in the language of the page and stored in English', () => {
  for (const language of ['en', 'si', 'ta'] as const) {
    expect(storedCountry(shownCountry('Sri Lanka', language))).toBe('Sri Lanka')
  }
  expect(shownCountry('Sri Lanka', 'en')).toBe('Sri Lanka')
  expect(shownCountry('Sri Lanka', 'ta')).toBe('இலங்கை')
  expect(storedCountry('')).toBe('Sri Lanka')
})

test('every other country is kept as it was typed', () => {
  expect(shownCountry('Maldives', 'si')).toBe('Maldives')
  expect(storedCountry('Maldives')).toBe('Maldives')
})
