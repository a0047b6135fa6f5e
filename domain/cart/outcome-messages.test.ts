import { describe, expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { cartTexts } from '../texts/en/cart.ts'
import type { CartEdit } from './edits.ts'
import type { CartItem, CartLine, ItemKind } from './lines.ts'
import { failureMessage as failureIn, notSoldMessage, savedMessages } from './outcome-messages.ts'

const failureMessage = (edits: readonly Edit[]) => failureIn(edits, cartTexts)
const successMessages = (edits: readonly Edit[]) =>
  savedMessages(edits, [], cartTexts).map(({ text }) => text)

type Edit = CartEdit<Named>
type Named = CartItem & { name: string }
const clear: Edit = { type: 'clear', items: [] }
const notePrice: Edit = {
  type: 'notePrice',
  item: { kind: 'product', id: 1 },
  priceCents: cents(1),
}

describe('a failed save shows what could not be done', () => {
  test.each<[string, Edit]>([
    ['Failed to add product to cart. Please try again.', add('product')],
    ['Failed to add package to cart. Please try again.', add('package')],
    ['Failed to add custom package to cart. Please try again.', add('customPackage')],
    ['Failed to increment product quantity. Please try again.', edit('increment', 'product')],
    ['Failed to decrement product quantity. Please try again.', edit('decrement', 'product')],
    ['Failed to increment package quantity. Please try again.', edit('increment', 'package')],
    ['Failed to decrement package quantity. Please try again.', edit('decrement', 'customPackage')],
    ['Failed to remove product. Please try again.', edit('remove', 'product')],
    ['Failed to remove item. Please try again.', edit('remove', 'package')],
    ['Failed to update product quantity. Please try again.', limit('product')],
    ['Failed to update cart. Please try again.', limit('package')],
    ['Failed to update cart. Please try again.', notePrice],
    ['Failed to clear cart. Please try again.', clear],
  ])('%s', (text, failed) => {
    expect(failureMessage([failed])).toBe(text)
    expect(failureMessage([failed, failed])).toBe(text)
  })

  test('a page that adds may have its own message', () => {
    const failed = { ...add('customPackage'), failureText: 'Package saved, but not in the cart.' }
    expect(failureMessage([failed])).toBe('Package saved, but not in the cart.')
  })

  test('a removal may have its own message too', () => {
    const failed = { ...edit('remove', 'package'), failureText: 'It did not go.' }
    expect(failureMessage([failed])).toBe('It did not go.')
  })

  test('different items added in one save share the message of the cart', () => {
    const text = 'Failed to add to cart. Please try again.'
    expect(failureMessage([add('product'), add('package')])).toBe(text)
  })

  test('plus and minus of products in one save share the message about quantities', () => {
    const failed = [edit('increment', 'product'), edit('decrement', 'product')]
    expect(failureMessage(failed)).toBe('Failed to update product quantity. Please try again.')
  })

  test('different edits in one save share the message about the cart', () => {
    const text = 'Failed to update cart. Please try again.'
    expect(failureMessage([edit('increment', 'product'), edit('increment', 'package')])).toBe(text)
    expect(failureMessage([add('product'), edit('increment', 'product')])).toBe(text)
  })
})

describe('a successful save shows a message', () => {
  test.each<[string, Edit]>([
    ['Product added to cart successfully!', add('product')],
    ['Added to cart successfully!', add('package')],
    ['Added to cart successfully!', add('customPackage')],
    ['Product removed from cart!', edit('remove', 'product')],
    ['Item removed from cart!', edit('remove', 'package')],
    ['Cart cleared successfully!', clear],
  ])('%s', (text, saved) => {
    expect(successMessages([saved])).toEqual([text])
  })

  test('once for the same edit made twice', () => {
    expect(successMessages([add('product'), add('product'), add('package')])).toHaveLength(2)
  })

  test('but not for quantities, which the screen shows itself', () => {
    expect(successMessages([edit('increment', 'package'), edit('decrement', 'product')])).toEqual(
      [],
    )
  })
})

function add(kind: ItemKind) {
  const item = {
    kind,
    id: 1,
    name: 'Ceylon Tea',
    unitPriceCents: cents(1),
    discountCents: cents(0),
    isSold: true,
    available: 9,
  }
  return { type: 'add', item, note: '', temporaryId: -1 } satisfies Edit
}

function limit(kind: ItemKind): Edit {
  return { type: 'limit', item: { kind, id: 1 }, quantity: 2 }
}

function edit(type: 'increment' | 'decrement' | 'remove', kind: ItemKind): Edit {
  return { type, item: { kind, id: 1 } }
}

test('what the page says itself is not said again', () => {
  expect(successMessages([{ ...add('product'), isSilent: true }, add('package')])).toEqual([
    'Added to cart successfully!',
  ])
})

describe('what was added, and cannot be bought', () => {
  const inCart = (today: Partial<CartItem>): CartLine<CartItem> => ({
    lineId: 1,
    item: { ...add('product').item, ...today },
    quantity: 1,
    note: '',
    notedPriceCents: cents(1),
  })

  test.each<[string, Partial<CartItem>]>([
    ['Ceylon Tea is not sold any more.', { isSold: false }],
    ['Ceylon Tea: Out of stock at the moment.', { available: 0 }],
    ['Ceylon Tea: Milk is not sold any more.', { notSold: ['Milk'] }],
    [
      'Ceylon Tea: Not enough in stock: Milk (1 left), Rice (0 left).',
      {
        available: 0,
        short: [
          { name: 'Milk', left: 1 },
          { name: 'Rice', left: 0 },
        ],
      },
    ],
  ])('is no success: %s', (words, today) => {
    const edits = [add('product'), add('package')]
    expect(savedMessages(edits, [inCart(today)], cartTexts)).toEqual([
      { kind: 'info', text: words },
      { kind: 'success', text: 'Added to cart successfully!' },
    ])
  })

  test('is a success while some of it is left', () => {
    expect(savedMessages([add('product')], [inCart({})], cartTexts)).toEqual([
      { kind: 'success', text: 'Product added to cart successfully!' },
    ])
  })

  test('and was refused is named, if it is the only thing of the save', () => {
    const refused = (...edits: Edit[]) => notSoldMessage(edits, cartTexts)
    expect(refused(add('package'), add('package'))).toBe('Ceylon Tea is not sold any more.')
    expect(refused(add('package'), add('product'))).toBeUndefined()
    expect(refused(add('package'), clear)).toBeUndefined()
    expect(refused(edit('increment', 'package'))).toBeUndefined()
  })
})
