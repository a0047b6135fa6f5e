import { expect, test } from 'vitest'
import { termWithoutAmounts } from './search-term.ts'

test.each([
  ['rice 3kg', 'rice'],
  ['rice 3 kg', 'rice'],
  ['2.5 kg basmati rice', 'basmati rice'],
  ['හාල් 5 කිලෝ', 'හාල්'],
  ['අල කිලෝ 2', 'අල කිලෝ'],
  ['அரிசி 5 கிலோ', 'அரிசி'],
  ['milk 500ml pack of 6', 'milk pack of'],
  ['7up', undefined],
  ['vitamin b12', undefined],
  ['5 kg', undefined],
])('"%s" without amounts is "%s"', (term, rest) => {
  expect(termWithoutAmounts(term)).toBe(rest)
})
