import { expect, test } from 'vitest'
import { beginning } from './beginning.ts'

test.each([
  ['', ''],
  ['abc', 'abc'],
  ['abcd', 'abc'],
  ['abc🥭', 'abc'],
  ['ab🥭c', 'ab'],
  ['aබිc', 'aබි'],
  ['abබි', 'ab'],
  ['👩‍🌾', ''],
])('of %j at most three units are left as %j', (text, expected) => {
  expect(beginning(text, 3)).toBe(expected)
})
