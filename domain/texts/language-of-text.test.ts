import { expect, test } from 'vitest'
import { languageOfText } from './language-of-text.ts'

test.each([
  ['Coconut (1 large nut)', 'en'],
  ['පොල් (ලොකු ගෙඩි 1)', 'si'],
  ['தேங்காய் 1 kg', 'ta'],
  ['', 'en'],
])('%s is in the language %s', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})
