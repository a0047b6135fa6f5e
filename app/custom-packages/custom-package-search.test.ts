import { expect, test } from 'vitest'
import { formats } from '../../domain/texts/en/formats.ts'
import { customPackagesMatching } from './custom-package-search.ts'

const sunday = {
  packageName: 'Sunday box',
  description: 'Custom package with 2 item(s)',
  price: 1234.5,
  packageItems: [{ productName: 'Carrots 500 g' }, { productName: 'Leeks 500 g' }],
}
const school = {
  packageName: 'School lunches',
  description: 'Custom package with 1 item(s)',
  price: 800,
  packageItems: [{ productName: 'Kolikuttu Banana 1 kg' }],
}

test.each([
  ['the name', 'sUNDAY'],
  ['the price as shown', '1,234.5'],
  ['the price with its unit', 'lkr 1,234'],
  ['the price as typed', '1234.5'],
  ['any item', ' leeks '],
  ['the description', '2 item'],
])('the search matches %s', (_, term) => {
  expect(customPackagesMatching([sunday, school], term, formats)).toEqual([sunday])
})

test('without a term all packages match, and an unknown term matches none', () => {
  expect(customPackagesMatching([sunday, school], ' ', formats)).toEqual([sunday, school])
  expect(customPackagesMatching([sunday, school], 'pumpkin', formats)).toEqual([])
})
