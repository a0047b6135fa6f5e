import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Nimali Perera', 'NP'],
  ['  kasun  bandara de silva ', 'KS'],
  ['Fathima', 'F'],
  ['නිමාලි පෙරේරා', 'නිපෙ'],
  [' ', ''],
])('the initials of %j are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
