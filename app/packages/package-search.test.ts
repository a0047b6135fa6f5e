import { expect, test } from 'vitest'
import type { Package } from '../../contract/index.ts'
import { otherLanguageOf, packagesMatching } from './package-search.ts'

const familyBox = aPackage('Family Weekly Box', 'A week of cooking', ['Red Lentils 1 kg'])
const fruitBasket = {
  ...aPackage('Fruit Basket', 'Ripe today', ['Passion Fruit 500 g']),
  packageId: 2,
}
const packages = [familyBox, fruitBasket]

test.each([
  ['its name', 'weekly', [familyBox]],
  ['its description', 'RIPE', [fruitBasket]],
  ['a product in it', 'lentil', [familyBox]],
  ['nothing of it', 'soap', []],
])('a package is found by %s', (_, term, expected) => {
  expect(packagesMatching(packages, term)).toEqual(expected)
})

test('a blank term finds all packages', () => {
  expect(packagesMatching(packages, '  ')).toEqual(packages)
})

test('letters that nobody sees need not be typed', () => {
  const ofRice = aPackage('ශ්\u200dරී ලංකා සහල්', '', [])
  expect(packagesMatching([ofRice], 'ශ්රී ලංකා')).toEqual([ofRice])
})

test('a package is found by its name in another language, and shown in that of the page', () => {
  const inSinhala = { ...familyBox, name: 'පවුලේ පෙට්ටිය' }
  const translated = [inSinhala, fruitBasket]
  expect(packagesMatching(packages, 'පවුලේ', translated)).toEqual([familyBox])
})

test.each([
  ['සහල්', 'en', 'si'],
  ['அரிசி', 'si', 'ta'],
  ['rice', 'si', 'en'],
  ['rice', 'en', undefined],
  ['සහල්', 'si', undefined],
  [' ', 'si', undefined],
] as const)('%j on a page in %s is searched in %s too', (term, page, other) => {
  expect(otherLanguageOf(term, page)).toBe(other)
})

function aPackage(name: string, description: string, productNames: string[]): Package {
  return {
    packageId: 1,
    name,
    description,
    price: 1000,
    discountPrice: 0,
    imageUrl: '',
    status: 'ACTIVE',
    stockQuantity: 1,
    products: productNames.map((productName, index) => ({
      packageProductId: index + 1,
      quantity: 1,
      unitPrice: 500,
      productId: {
        productId: index + 1,
        name: productName,
        description: '',
        price: 500,
        categoryId: 1,
        imageUrl: '',
      },
    })),
  }
}
