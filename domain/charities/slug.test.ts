import { expect, test } from 'vitest'
import { findCharityBySlug, formerSlugsAfter, titleOfSlug } from './slug.ts'

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

test('a charity keeps the addresses of its earlier names, until another charity has one', () => {
  const renamed = { name: 'Green Hands', formerSlugs: ['garden-club', 'green-fingers'] }
  expect(findCharityBySlug([renamed], 'garden-club')).toBe(renamed)
  const other = { name: 'Garden Club' }
  expect(findCharityBySlug([renamed, other], 'garden-club')).toBe(other)
})

test('each earlier name is noted once, and a name that comes back is no earlier one', () => {
  const club = { name: 'Garden Club', formerSlugs: [] }
  expect(formerSlugsAfter(club, 'Garden  club')).toEqual([])
  const formerSlugs = formerSlugsAfter(club, 'Green Fingers')
  expect(formerSlugs).toEqual(['garden-club'])
  const fingers = { name: 'Green Fingers', formerSlugs }
  expect(formerSlugsAfter(fingers, 'Green Hands')).toEqual(['garden-club', 'green-fingers'])
  expect(formerSlugsAfter(fingers, 'Garden Club')).toEqual(['green-fingers'])
})
