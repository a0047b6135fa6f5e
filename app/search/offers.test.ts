import { expect, test } from 'vitest'
import { suggestionTexts } from '../../domain/texts/en/suggestions.ts'
import { offersBefore, offersFound } from './offers.ts'

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

test('own searches are told from those of others', () => {
  const offers = offersBefore({ recent: ['tea'], searched: ['rice'] }, suggestionTexts)
  expect(offers.flatMap((group) => group.offers)).toMatchObject([
    { text: 'tea', isOwn: true },
    { kind: 'forget' },
    { text: 'rice', isOwn: false },
  ])
})

test('what was found is offered in groups, none of them empty, at the price to pay', () => {
  const imageUrl = '/media/tea-96.webp'
  const products = [{ productId: 2, name: 'Ceylon Tea', price: 680, imageUrl }]
  const gift = { packageId: 4, name: 'Tea Time', imageUrl }
  const packages = [{ ...gift, price: 1500, discountPrice: 200 }]
  expect(offersFound({ categories: [], products, packages }, suggestionTexts)).toMatchObject([
    { title: suggestionTexts.products, offers: [{ text: 'Ceylon Tea', rupees: 680 }] },
    { title: suggestionTexts.packages, offers: [{ text: 'Tea Time', rupees: 1300 }] },
  ])
})
