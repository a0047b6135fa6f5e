import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { customPackageTexts } from '../texts/en/custom-packages.ts'
import { fieldTexts } from '../texts/en/fields.ts'
import { formats } from '../texts/en/formats.ts'
import {
  budgetCents,
  type DraftEdit,
  type DraftProduct,
  draftLeftToSpendCents,
  draftOfOwned,
  draftPriceCents,
  editedDraft,
  faultOfAdding,
  faultOfPackageDraft,
  isSameWork,
  isUnsaved,
  newDraft,
  type PackageDraft,
  quantityIn,
  savedDraft,
} from './draft.ts'

const carrots = aProduct(1, 'Carrots 500 g', 220)
const leeks = aProduct(2, 'Leeks 500 g', 190.5)
const rice = aProduct(3, 'Rice 5 kg', 1160)

describe('choosing', () => {
  test('a product that is already chosen is one more of it', () => {
    const draft = filled(carrots, leeks, carrots)
    expect(draft.items.map((item) => [item.name, item.quantity])).toEqual([
      ['Carrots 500 g', 2],
      ['Leeks 500 g', 1],
    ])
  })

  test('minus stops at 1', () => {
    const draft = editedDraft(filled(carrots, carrots), { type: 'decrease', productId: 1 })
    expect(quantityIn(draft, 1)).toBe(1)
    expect(editedDraft(draft, { type: 'decrease', productId: carrots.productId })).toBe(draft)
  })

  test('removing takes out all units of an item', () => {
    const draft = filled(carrots, carrots, leeks)
    const rest = editedDraft(draft, { type: 'remove', productId: carrots.productId })
    expect(rest.items.map((item) => item.name)).toEqual(['Leeks 500 g'])
  })

  test('a 201st product does not fit in, one more of the others does', () => {
    const products = Array.from({ length: 201 }, (_, index) => aProduct(index + 1, 'Rice', 100))
    const full = filled(...products.slice(0, 200))
    expect(faultOfAdding(full, 201, customPackageTexts)).toBe(
      'A package can hold up to 200 different items.',
    )
    expect(filled(...products).items).toHaveLength(200)
    expect(faultOfAdding(full, 200, customPackageTexts)).toBeUndefined()
  })

  test('no item can have a quantity above 999', () => {
    const fewer = owned([{ ...carrots, quantity: 998 }], [carrots])
    expect(quantityIn(editedDraft(fewer, { type: 'increase', productId: 1 }), 1)).toBe(999)
    const draft = owned([{ ...carrots, quantity: 999 }], [carrots])
    expect(faultOfAdding(draft, 1, customPackageTexts)).toBe(
      'A package can hold up to 999 of one item.',
    )
    expect(editedDraft(draft, { type: 'increase', productId: 1 })).toBe(draft)
  })

  test('after any edits each product is there once, in a quantity from 1 to 999', () => {
    const product = fc.integer({ min: 1, max: 4 }).map((id) => aProduct(id, `Product ${id}`, id))
    const edit = fc.oneof<fc.Arbitrary<DraftEdit>[]>(
      product.map((each) => ({ type: 'add', product: each })),
      fc.record({
        type: fc.constantFrom('increase', 'decrease', 'remove'),
        productId: fc.integer({ min: 1, max: 4 }),
      }),
    )
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 60 }), (edits) => {
        const { items } = edits.reduce(editedDraft, newDraft(customPackageTexts))
        expect(new Set(items.map((item) => item.productId)).size).toBe(items.length)
        for (const { quantity } of items) {
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(999)
        }
      }),
    )
  })
})

describe('the price and the budget', () => {
  test('the price follows the catalogue, also after the draft was left for some time', () => {
    const draft = filled(carrots, carrots, leeks)
    expect(draftPriceCents(draft)).toBe(63_050)

    const dearer = { ...carrots, unitPriceCents: cents(300) }
    const refreshed = editedDraft(draft, {
      type: 'refresh',
      asked: [1, 2],
      products: [dearer, leeks],
    })
    expect(draftPriceCents(refreshed)).toBe(79_050)
    expect(quantityIn(refreshed, carrots.productId)).toBe(2)
  })

  test('what the catalogue no longer has is marked, what was added in the meantime is not', () => {
    const draft = filled(carrots, leeks, rice)
    const refreshed = editedDraft(draft, { type: 'refresh', asked: [1, 2], products: [leeks] })
    expect(refreshed.items.map((item) => item.isSoldOut)).toEqual([true, false, false])
    expect(refreshed.items.map((item) => item.isWithdrawn)).toEqual([true, undefined, undefined])
  })

  test.each([
    ['', null],
    ['5000', 500_000],
    ['5,000.50', 500_050],
    ['5.5', 550],
    ['5.505', undefined],
    ['much', undefined],
    ['-5', undefined],
  ])('a budget typed as "%s" is %s', (budget, amount) => {
    expect(budgetCents({ ...newDraft(customPackageTexts), budget })).toBe(amount)
  })

  test('what is left to spend falls below 0 and forbids nothing', () => {
    const draft = { ...filled(rice, rice), budget: '2,000' }
    expect(draftLeftToSpendCents(draft)).toBe(-32_000)
    expect(faultOfPackageDraft(draft, { customPackageTexts, fieldTexts, formats })).toBeUndefined()
    expect(draftLeftToSpendCents({ ...draft, budget: '' })).toBeUndefined()
  })
})

describe('saving is refused', () => {
  test.each<[string, PackageDraft, string]>([
    ['without a name', { ...filled(carrots), name: '  ' }, 'Please enter a package name'],
    [
      'without an item',
      newDraft(customPackageTexts),
      'Please add at least one item to the package',
    ],
    [
      'without a price',
      filled({ ...carrots, unitPriceCents: cents(Number.NaN) }),
      'Invalid package price. Please check your items.',
    ],
    [
      'with an unreadable budget',
      { ...filled(carrots), budget: 'much' },
      customPackageTexts.budgetInvalid('10,000,000'),
    ],
    [
      'with a budget of 0',
      { ...filled(carrots), budget: '0' },
      customPackageTexts.budgetInvalid('10,000,000'),
    ],
  ])('%s', (_, draft, fault) => {
    expect(faultOfPackageDraft(draft, { customPackageTexts, fieldTexts, formats })).toBe(fault)
  })
})

describe('what is not saved yet', () => {
  const saved = savedDraft({
    packageId: 7,
    name: 'Sunday box',
    budget: '5,000',
    items: [{ ...carrots, quantity: 2 }],
  })

  test('a new draft and a saved package have nothing unsaved', () => {
    expect(isUnsaved(newDraft(customPackageTexts))).toBe(false)
    expect(isUnsaved(saved)).toBe(false)
  })

  test('changes of items, name and budget are unsaved until they are taken back', () => {
    const more = editedDraft(saved, { type: 'increase', productId: 1 })
    expect(isUnsaved(more)).toBe(true)
    expect(isUnsaved(editedDraft(more, { type: 'decrease', productId: 1 }))).toBe(false)
    expect(isUnsaved(editedDraft(saved, { type: 'rename', name: 'Poya box' }))).toBe(true)
    expect(isUnsaved(editedDraft(saved, { type: 'setBudget', budget: '' }))).toBe(true)
  })

  test('the same work is the same contents of the same package', () => {
    const renamed = editedDraft(saved, { type: 'rename', name: 'Poya box' })
    expect(isSameWork(saved, { ...saved })).toBe(true)
    expect(isSameWork(saved, renamed)).toBe(false)
    expect(isSameWork(saved, { ...saved, packageId: 8 })).toBe(false)
  })

  test('new prices alone are nothing to save', () => {
    const products = [{ ...carrots, unitPriceCents: cents(0.01) }]
    expect(isUnsaved(editedDraft(saved, { type: 'refresh', asked: [1], products }))).toBe(false)
  })
})

test('a draft from owned products lists what is no longer sold', () => {
  const draft = owned(
    [
      { ...carrots, quantity: 2 },
      { ...leeks, quantity: 1 },
      { ...rice, quantity: 1 },
      { ...carrots, quantity: 1 },
    ],
    [carrots, { ...leeks, isSoldOut: true }],
  )
  expect(draft.items.map((item) => [item.name, item.quantity])).toEqual([['Carrots 500 g', 3]])
  expect(draft.leftOut).toEqual(['Leeks 500 g', 'Rice 5 kg'])
  expect(isUnsaved(draft)).toBe(true)
})

/** The price in rupees. */
function aProduct(productId: number, name: string, price: number): DraftProduct {
  return {
    productId,
    name,
    unitPriceCents: cents(price),
    imageUrl: '',
    categoryId: 1,
    isSoldOut: false,
  }
}

function filled(...products: DraftProduct[]): PackageDraft {
  return products.reduce(
    (draft, product) => editedDraft(draft, { type: 'add', product }),
    newDraft(customPackageTexts),
  )
}

function owned(items: (DraftProduct & { quantity: number })[], products: DraftProduct[]) {
  return draftOfOwned(items, products, customPackageTexts)
}
