import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import type { Language } from './texts.ts'

test.each<[Language, string[]]>([
  ['en', ['', '#1', '#1 and #2', '#1, #2, and #3']],
  ['si', ['', '#1', '#1 සහ #2', '#1, #2 සහ #3']],
  ['ta', ['', '#1', '#1, #2', '#1, #2, #3']],
])('lists are written as the language %s does', (language, lists) => {
  const { list } = languages[language].formats
  const written = lists.map((_, count) => list(['#1', '#2', '#3'].slice(0, count)))
  expect(written).toEqual(lists)
})
