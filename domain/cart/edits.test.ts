import { describe, expect, test } from 'vitest'
import { maximumQuantity } from '../limits.ts'
import { totalOf } from '../money/amount.ts'
import { cents } from '../money/money.ts'
import {
  applyEdit,
  applyEdits,
  type CartEdit,
  canDecrement,
  canIncrement,
  editsThatMatter,
  hasRoomFor,
} from './edits.ts'
import { type CartItem, type CartLine, cartAmount, subTotalCents, temporaryId } from './lines.ts'
import { item } from './testing/cart-builders.ts'

const breakfastBox = item('package', 1, 1800, 200)
const ownBox = item('customPackage', 1, 950)
const mango = item('product', 1, 680)
const tea = item('product', 2, 920)

describe('what an edit does', () => {
  test('adding something new makes a line of one with a temporary id', () => {
    expect(applyEdit([], add(mango, -7))).toEqual([
      { lineId: -7, item: mango, quantity: 1, note: 'Fresh', notedPriceCents: cents(680) },
    ])
  })

  test('adding what is there already raises its quantity by one', () => {
    expect(applyEdit([line(breakfastBox, 2)], add(breakfastBox))).toEqual([line(breakfastBox, 3)])
  })

  test('several are added at once, up to the largest quantity', () => {
    const three = { ...add(mango), quantity: 3 }
    expect(applyEdits([], [three, three])).toMatchObject([{ item: mango, quantity: 6 }])
    const tooMany = { ...add(mango), quantity: maximumQuantity }
    for (const lines of [[], [line(mango, 2)]]) {
      expect(applyEdits(lines, [tooMany, tooMany])).toMatchObject([{ quantity: maximumQuantity }])
    }
  })

  test('a package, a custom package and a product with the same number are three lines', () => {
    expect(applyEdits([], [add(breakfastBox), add(ownBox), add(mango)])).toHaveLength(3)
  })

  test.each([breakfastBox, ownBox])('minus leaves a $kind at 1', (box) => {
    const lines = [line(box, 1)]
    expect(applyEdit(lines, { type: 'decrement', item: box })).toBe(lines)
    expect(lines.map(canDecrement)).toEqual([false])
  })

  test('minus removes the last one of a product from the cart', () => {
    const lines = [line(mango, 1), line(tea, 1)]
    expect(applyEdit(lines, { type: 'decrement', item: mango })).toEqual([line(tea, 1)])
  })

  test('minus lowers anything else by one', () => {
    const lines = [line(breakfastBox, 2), line(mango, 3)]
    const edits = [breakfastBox, mango].map((item) => ({ type: 'decrement', item }) as const)
    expect(applyEdits(lines, edits)).toEqual([line(breakfastBox, 1), line(mango, 2)])
  })

  test('there is no plus on a line whose item is withdrawn or sold out', () => {
    expect(canIncrement(line({ ...mango, isSold: false }, 1))).toBe(false)
    expect(canIncrement(line({ ...mango, available: 0 }, 1))).toBe(false)
    expect(canIncrement(line({ ...mango, available: 1 }, 1))).toBe(true)
  })

  test('plus raises by one', () => {
    const plus = { type: 'increment', item: mango } as const
    expect(applyEdit([line(mango, 2)], plus)).toEqual([line(mango, 3)])
  })

  test.each([
    [undefined, 1, true],
    [undefined, maximumQuantity, true],
    [undefined, maximumQuantity + 1, false],
    [maximumQuantity - 2, 2, true],
    [maximumQuantity - 1, 2, false],
    [maximumQuantity - 1, undefined, true],
    [maximumQuantity, undefined, false],
  ])('to %s in the cart there is room for %s more: %s', (present, quantity, hasRoom) => {
    const lines = present === undefined ? [line(tea, 5)] : [line(mango, present)]
    expect(hasRoomFor({ ...add(mango), ...(quantity && { quantity }) }, lines)).toBe(hasRoom)
  })

  test('plus stops at the largest quantity', () => {
    const full = line(mango, maximumQuantity)
    expect(canIncrement(full)).toBe(false)
    expect(applyEdits([full], [{ type: 'increment', item: mango }, add(mango)])).toEqual([full])
  })

  test('a limit lowers only a larger quantity', () => {
    const lines = [line(mango, 3)]
    const limit = (quantity: number) => ({ type: 'limit', item: mango, quantity }) as const
    expect(applyEdit(lines, limit(2))).toEqual([line(mango, 2)])
    expect(applyEdit(lines, limit(3))).toBe(lines)
  })

  test('an edit matters as long as it still changes something', () => {
    const limit = { type: 'limit', item: mango, quantity: 2 } as const
    const minus = { type: 'decrement', item: breakfastBox } as const
    expect(editsThatMatter([line(mango, 3), line(breakfastBox, 1)], [limit, limit, minus])).toEqual(
      [limit],
    )
  })

  test('removing removes that line only', () => {
    const lines = [line(breakfastBox, 4), line(mango, 1)]
    expect(applyEdit(lines, { type: 'remove', item: breakfastBox })).toEqual([line(mango, 1)])
  })

  test('clearing empties packages and products, and the totals are 0', () => {
    const lines = [line(breakfastBox, 4), line(ownBox, 1), line(mango, 1)]
    const cleared = applyEdit(lines, { type: 'clear', items: lines.map((each) => each.item) })
    expect(cleared).toEqual([])
    expect(cartAmount(cleared)).toMatchObject({ goodsCents: cents(0), discountCents: cents(0) })
  })

  test('clearing keeps what the customer had not seen', () => {
    const edit = { type: 'clear', items: [mango] } as const
    expect(applyEdit([line(mango, 2), line(tea, 1)], edit)).toEqual([line(tea, 1)])
  })

  test('a limit lowers a quantity above it and leaves one below it', () => {
    const lines = [line(mango, 5), line(tea, 2)]
    const edits = [mango, tea].map((item) => ({ type: 'limit', item, quantity: 3 }) as const)
    expect(applyEdits(lines, edits)).toEqual([line(mango, 3), line(tea, 2)])
    const [, ofTea] = edits
    expect(ofTea && applyEdit(lines, ofTea)).toBe(lines)
  })

  test('accepting a price changes that line only, and only once', () => {
    const lines = [line(mango, 5), line(tea, 2)]
    const edit = { type: 'notePrice', item: tea, priceCents: cents(950) } as const
    const noted = applyEdit(lines, edit)
    expect(noted).toEqual([line(mango, 5), { ...line(tea, 2), notedPriceCents: cents(950) }])
    expect(applyEdit(noted, edit)).toBe(noted)
  })

  test('accepting contents holds for those that the line has now, and only once', () => {
    const changed = { ...line(breakfastBox, 1), changedContents: 'eggs' }
    const edit = { type: 'noteContents', item: breakfastBox, contents: 'eggs' } as const
    const noted = applyEdit([changed, line(tea, 2)], edit)
    expect(noted).toEqual([{ ...changed, notedContents: 'eggs' }, line(tea, 2)])
    expect(applyEdit(noted, edit)).toBe(noted)
    const changedAgain = [{ ...changed, changedContents: 'bread' }]
    expect(applyEdit(changedAgain, edit)).toBe(changedAgain)
  })

  test.each(['increment', 'decrement', 'remove'] as const)(
    '%s of a missing line changes nothing',
    (type) => {
      const lines = [line(tea, 1)]
      expect(applyEdit(lines, { type, item: mango })).toBe(lines)
    },
  )
})

test('a line costs its unit price times its quantity', () => {
  expect(subTotalCents(line(tea, 3))).toBe(276_000)
})

test('the total is net of the discount, which is given separately', () => {
  const box = item('package', 9, 4500, 500)
  const soap = item('product', 9, 1000)
  const amount = cartAmount([line(box, 2), line(soap, 1)])
  expect(amount).toMatchObject({ goodsCents: cents(11_000), discountCents: cents(1000) })
  expect(totalOf(amount)).toBe(1_000_000)
})

test('temporary ids are negative and never the same, even within one millisecond', () => {
  const first = temporaryId(1_790_000_000_000, [{ lineId: 5 }])
  const second = temporaryId(1_790_000_000_000, [{ lineId: 5 }, { lineId: first }])
  expect(first).toBe(-1_790_000_000_000)
  expect(second).toBe(first - 1)
})

function line(item: CartItem, quantity: number): CartLine<CartItem> {
  const notedPriceCents = item.unitPriceCents
  return { lineId: 10 + item.id, item, quantity, note: '', notedPriceCents }
}

function add(item: CartItem, temporaryId = -1): CartEdit<CartItem> & { type: 'add' } {
  return { type: 'add', item, note: 'Fresh', temporaryId }
}
