import { expect, test } from 'vitest'
import { suggestionTexts } from '../../domain/texts/en/suggestions.ts'
import { offersBefore } from './offers.ts'

const namesIn = (before: Parameters<typeof offersBefore>[0]) =>
  offersBefore(before, suggestionTexts).map(({ title, offers }) => [
    title,
    ...offers.map(({ text }) => text),
  ])

test('an empty field offers own searches, and those of others that are not among them', () => {
  expect(namesIn({ recent: ['Rice', 'tea'], searched: ['rice', 'fresh milk'] })).toEqual([
    ['Searched before', 'Rice', 'tea', 'Forget these searches'],
    ['Others search for', 'fresh milk'],
  ])
  expect(namesIn({ recent: [], searched: ['rice'] })).toEqual([['Others search for', 'rice']])
  expect(namesIn({ recent: [] })).toEqual([])
})
