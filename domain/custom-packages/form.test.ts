import { expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { customPackageTexts } from '../texts/en/custom-packages.ts'
import { fieldTexts } from '../texts/en/fields.ts'
import { formats } from '../texts/en/formats.ts'
import { faultOfDraft } from './form.ts'

const texts = { customPackageTexts, fieldTexts, formats }
const rice = { productId: 1, quantity: 2, unitPriceCents: cents(1000) }
const draft = { packageName: ' JOY Box Budget ', packageItems: [rice] }

test('a named package with items can be saved, with a budget or without', () => {
  expect(faultOfDraft(draft, texts)).toBe(undefined)
  expect(faultOfDraft({ ...draft, budget: null }, texts)).toBe(undefined)
  expect(faultOfDraft({ ...draft, budget: 0.01 }, texts)).toBe(undefined)
  expect(faultOfDraft({ ...draft, budget: 10_000_000 }, texts)).toBe(undefined)
  const most = { ...rice, quantity: 999, unitPriceCents: cents(0.01) }
  expect(faultOfDraft({ ...draft, packageItems: [most] }, texts)).toBe(undefined)
})

test.each([
  [{ packageName: '  ' }, 'Please enter a package name'],
  [{ packageName: 'N'.repeat(101) }, 'Name must be 100 characters or less'],
  [{ packageName: 'New\nYear' }, 'Please use a single line of plain text'],
  [{ packageName: 'See https://evil.example' }, 'Please leave out web addresses'],
  [{ packageItems: [] }, 'Please add at least one item to the package'],
  [
    { packageItems: [{ ...rice, productId: 2 }, rice, { ...rice, quantity: 998 }] },
    'A package can hold up to 999 of one item.',
  ],
  [
    { packageItems: Array.from({ length: 201 }, (_, id) => ({ ...rice, productId: id + 1 })) },
    'A package can hold up to 200 different items.',
  ],
  [
    { packageItems: [{ ...rice, unitPriceCents: cents(0) }] },
    'Invalid package price. Please check your items.',
  ],
  [
    { packageItems: [{ ...rice, unitPriceCents: cents(Number.NaN) }] },
    'Invalid package price. Please check your items.',
  ],
  [{ budget: 0 }, 'Please enter a budget above 0, up to 10,000,000.'],
  [{ budget: 10_000_000.01 }, 'Please enter a budget above 0, up to 10,000,000.'],
])('%j is refused: %s', (change, words) => {
  expect(faultOfDraft({ ...draft, ...change }, texts)).toBe(words)
})

test('a missing name is reported before missing items, and these before the price', () => {
  expect(faultOfDraft({ packageName: '', packageItems: [] }, texts)).toBe(
    'Please enter a package name',
  )
  expect(faultOfDraft({ ...draft, packageItems: [] }, texts)).toBe(
    'Please add at least one item to the package',
  )
})
