import { expect, test } from 'vitest'
import { charitySlug, findCharityBySlug, titleOfSlug } from './slug.ts'

test.each([
  ['Lantern Meals Circle', 'lantern-meals-circle'],
  ["  St. Mary's  & Friends! ", 'st-mary-s-friends'],
  ['Crème Fund 2', 'crème-fund-2'],
  ['ළමා අරමුදල', 'ළමා-අරමුදල'],
])('"%s" lives at "%s"', (name, slug) => {
  expect(charitySlug(name)).toBe(slug)
})

test('a charity is found by its slug alone', () => {
  const charities = [{ name: 'Lantern Meals Circle' }, { name: 'Green Hands' }]
  expect(findCharityBySlug(charities, 'green-hands')).toBe(charities[1])
  expect(findCharityBySlug(charities, 'unknown')).toBeUndefined()
})

test('a slug reads as a title', () => {
  expect(titleOfSlug('lantern-meals-circle')).toBe('Lantern Meals Circle')
  expect(titleOfSlug('')).toBe('')
})

test('a charity keeps its address in every language', () => {
  const translated = { name: 'හරිත දෑත්', englishName: 'Green Hands' }
  expect(findCharityBySlug([translated], 'green-hands')).toBe(translated)
})
