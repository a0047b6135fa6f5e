import { expect, test } from 'vitest'
import { maximumId } from '../limits.ts'
import { goodsSlug, idOfGoodsSlug } from './address.ts'

test.each([
  ['Keeri Samba Rice 5 kg', 7, 'keeri-samba-rice-5-kg-7'],
  ['Crème & Co.', 12, 'crème-co-12'],
  ['කීරි සම්බා', 3, 'කීරි-සම්බා-3'],
  ['!', 4, '4'],
])('the URL of %j with the id %i ends in %s, and leads to it', (name, id, slug) => {
  expect(goodsSlug(id, { name })).toBe(slug)
  expect(idOfGoodsSlug(slug)).toBe(id)
})

test('the URL is the same in every language', () => {
  expect(goodsSlug(7, { name: 'කීරි සම්බා', englishName: 'Keeri Samba' })).toBe('keeri-samba-7')
})

test.each(['', 'rice', 'rice-', 'rice-07', 'rice7', `rice-${maximumId + 1}`, '99999999999'])(
  'there is no id in %j',
  (slug) => {
    expect(idOfGoodsSlug(slug)).toBeUndefined()
  },
)
