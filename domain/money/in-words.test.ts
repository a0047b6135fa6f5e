import { expect, test } from 'vitest'
import { inWords } from './in-words.ts'
import { cents } from './money.ts'

test.each([
  [0, 'zero', undefined],
  [20, 'twenty', undefined],
  [100, 'one hundred', undefined],
  [101, 'one hundred and one', undefined],
  [1000, 'one thousand', undefined],
  [1100, 'one thousand one hundred', undefined],
  [9300, 'nine thousand three hundred', undefined],
  [1005.5, 'one thousand and five', 'fifty'],
  [184_090.01, 'one hundred and eighty-four thousand and ninety', 'one'],
  [21_000_700, 'twenty-one million seven hundred', undefined],
])('%s rupees are %s', (amount, rupees, ofCents) => {
  expect(inWords(cents(amount))).toEqual({ rupees, cents: ofCents })
})
