import { expect, test } from 'vitest'
import { withoutAmounts } from './search-term.ts'

test.each([
  ['rice 3kg', 'rice'],
  ['rice 3 kg', 'rice'],
  ['2.5 kg basmati rice', 'basmati rice'],
  ['හාල් 5 කිලෝ', 'හාල්'],
  ['අල කිලෝ 2', 'අල කිලෝ'],
  ['அரிசி 5 கிலோ', 'அரிசி'],
  ['milk 500ml pack of 6', 'milk pack of'],
  ['7up', '7up'],
  ['vitamin b12', 'vitamin b12'],
  ['5 kg', ''],
])('"%s" without amounts is "%s"', (term, rest) => {
  expect(withoutAmounts(term)).toBe(rest)
})
