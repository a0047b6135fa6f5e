import { describe, expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { newsOf } from './line-news.ts'
import type { CartItem, CartLine } from './lines.ts'

const rice: CartItem = {
  kind: 'product',
  id: 1,
  unitPriceCents: cents(480),
  discountCents: cents(0),
  isSold: true,
  available: 5,
}

describe('what a customer is shown about a line', () => {
  test('nothing while it is unchanged', () => {
    expect(newsOf(lineOf(rice, 5))).toBeUndefined()
  })

  test('the old price and the new price', () => {
    expect(newsOf(lineOf(rice, 2, cents(450)))).toEqual({
      kind: 'price',
      wasCents: cents(450),
      nowCents: cents(480),
    })
  })

  test('that a package contains something else, before its price', () => {
    const line = { ...lineOf({ ...rice, kind: 'package' }, 2, cents(450)), changedContents: 'b' }
    expect(newsOf(line)).toEqual({ kind: 'contents', nowContents: 'b' })
    expect(newsOf({ ...line, notedContents: 'a' })).toMatchObject({ kind: 'contents' })
    expect(newsOf({ ...line, notedContents: 'b' })).toMatchObject({ kind: 'price' })
  })

  test('how many are left, when that is less than wanted', () => {
    expect(newsOf(lineOf(rice, 6))).toEqual({ kind: 'fewLeft', available: 5 })
    expect(newsOf(lineOf({ ...rice, available: 1 }, 2))).toEqual({ kind: 'fewLeft', available: 1 })
    expect(newsOf(lineOf({ ...rice, available: 1 }, 1))).toBeUndefined()
  })

  test('which products of an own package are not sold any more, before that it cannot be made', () => {
    const box: CartItem = { ...rice, kind: 'customPackage', available: 0 }
    for (const names of [['Halapa'], ['Kalu dodol', 'Halapa']]) {
      const line = lineOf({ ...box, notSold: names }, 1)
      expect(newsOf(line)).toEqual({ kind: 'contentsWithdrawn', names })
    }
    expect(newsOf(lineOf({ ...box, available: 5, notSold: [] }, 1))).toBeUndefined()
  })

  test('of which products of an own package there is too little, once it cannot be made', () => {
    const box: CartItem = { ...rice, kind: 'customPackage', available: 0 }
    const short = [{ name: 'Halapa', left: 2 }]
    expect(newsOf(lineOf({ ...box, short }, 1))).toEqual({ kind: 'contentsShort', short })
    expect(newsOf(lineOf({ ...box, short: [] }, 1))).toEqual({ kind: 'soldOut' })
    // The customer's own unpaid order may hold what the shop has not.
    expect(newsOf(lineOf({ ...box, short, available: 1 }, 1))).toBeUndefined()
  })

  test('that it ran out', () => {
    expect(newsOf(lineOf({ ...rice, available: 0 }, 1))).toEqual({ kind: 'soldOut' })
  })

  test('that it is no longer sold, with any stock and price', () => {
    const withdrawn = { ...rice, isSold: false, available: 0 }
    expect(newsOf(lineOf(withdrawn, 1, cents(450)))).toEqual({ kind: 'withdrawn' })
  })
})

function lineOf(
  item: CartItem,
  quantity: number,
  notedPriceCents = item.unitPriceCents,
): CartLine<CartItem> {
  return { lineId: 1, item, quantity, note: '', notedPriceCents }
}
