import { describe, expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import type { CartItem } from './lines.ts'
import {
  answered,
  edited,
  emptyState,
  hasPendingEdit,
  linesOnScreen,
  loaded,
  pendingEdits,
  resumed,
  saveDue,
  saveFailed,
  saveStarted,
  toBeSentAgain,
} from './state.ts'
import {
  aCart,
  add,
  bread,
  type Edit,
  family,
  lineOf,
  mango,
  quantities,
  tea,
} from './testing/cart-builders.ts'

test('an edit of an item is pending until it is in the saved cart, but not that the cart is cleared', () => {
  const start = loaded(emptyState<CartItem>(), aCart(1, lineOf(mango, 2)))
  const waiting = edited(start, { type: 'increment', item: mango })
  const sending = saveStarted(waiting, 'first')
  const cleared = edited(start, { type: 'clear', items: [mango] })
  expect([start, waiting, sending, cleared].map((each) => hasPendingEdit(each, mango))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(hasPendingEdit(waiting, tea)).toBe(false)
})

describe('when a save is due', () => {
  const start = loaded(emptyState<CartItem>(), aCart(1, lineOf(mango, 2)))

  test('not without edits', () => {
    expect(saveDue(start)).toBeUndefined()
  })

  test.each<Edit>([
    { type: 'increment', item: mango },
    { type: 'decrement', item: mango },
    { type: 'limit', item: mango, quantity: 1 },
    { type: 'notePrice', item: mango, priceCents: cents(700) },
  ])('soon for $type', (edit) => {
    expect(saveDue(edited(start, edit))).toBe('soon')
  })

  test('at once after adding or removing', () => {
    expect(saveDue(edited(start, add(tea)))).toBe('now')
    expect(saveDue(edited(start, { type: 'remove', item: mango }))).toBe('now')
    expect(saveDue(edited(start, { type: 'clear', items: [mango] }))).toBe('now')
    const both = edited(edited(start, { type: 'remove', item: mango }), add(tea))
    expect(saveDue(edited(both, { type: 'increment', item: tea }))).toBe('now')
  })

  test('not for a minus on a package at 1, which changes nothing', () => {
    const one = loaded(emptyState<CartItem>(), aCart(1, lineOf(family, 1)))
    expect(edited(one, { type: 'decrement', item: family })).toBe(one)
  })

  test('not while another is in flight, nor for a quantity of a line that is still being saved', () => {
    const sending = saveStarted(edited(start, add(tea)), 'first')
    expect(saveDue(edited(sending, { type: 'increment', item: tea }))).toBeUndefined()
  })

  test('not before the cart is loaded, and then at once', () => {
    const early = edited(emptyState<CartItem>(), add(tea))
    expect(saveDue(early)).toBeUndefined()
    expect(saveDue(loaded(early, aCart(1)))).toBe('now')
  })
})

describe('what responses do', () => {
  const saved = aCart(4, lineOf(mango, 2))
  const sending = saveStarted(edited(loaded(emptyState<CartItem>(), saved), add(tea)), 'first')

  test('a save that is in the cart is done', () => {
    const cart = { ...aCart(5, lineOf(mango, 2), lineOf(tea, 1)), saves: ['first'] }
    expect(answered(sending, cart)).toEqual({ saved: cart, sending: [], waiting: [] })
  })

  test('a failed save goes back to the last saved cart', () => {
    expect(linesOnScreen(saveFailed(sending))).toEqual(saved.lines)
  })

  test('a failed save keeps the edits made since', () => {
    const later = edited(sending, { type: 'increment', item: mango })
    expect(linesOnScreen(saveFailed(later))).toEqual([lineOf(mango, 3)])
  })

  test('a cart fetched while a save is in flight is ignored', () => {
    expect(loaded(sending, aCart(5, lineOf(tea, 1)))).toBe(sending)
  })

  test('a fetched cart older than the known one is ignored', () => {
    const known = loaded(emptyState<CartItem>(), saved)
    expect(loaded(known, aCart(3))).toBe(known)
  })

  test('a response that a later save has overtaken takes nothing back', () => {
    const plus: Edit = { type: 'increment', item: mango }
    const both = saveStarted(edited(sending, plus), 'second')
    const now = { ...aCart(6, lineOf(mango, 3), lineOf(tea, 1)), saves: ['second', 'first'] }
    const before = { ...aCart(5, lineOf(mango, 2), lineOf(tea, 1)), saves: ['first'] }
    expect(answered(answered(both, now), before)).toEqual({ saved: now, sending: [], waiting: [] })
  })

  test("a conflict applies the pending edits to the other device's cart", () => {
    const current = aCart(5, lineOf(mango, 2), lineOf(bread, 1))
    const later = edited(sending, { type: 'increment', item: mango })
    const next = toBeSentAgain(answered(later, current))
    expect(quantities(linesOnScreen(next))).toEqual({ mango: 3, tea: 1, bread: 1 })
    expect(saveDue(next)).toBe('now')
  })

  test('an edit that the other device has made redundant is dropped', () => {
    const start = loaded(emptyState<CartItem>(), saved)
    const removing = saveStarted(edited(start, { type: 'remove', item: mango }), 'first')
    expect(saveDue(toBeSentAgain(answered(removing, aCart(5))))).toBeUndefined()
  })
})

describe('a page that was left with edits pending finds them again', () => {
  const one = [lineOf(mango, 1)]
  const start = loaded(emptyState<CartItem>(), aCart(4, ...one))
  const plus: Edit = { type: 'increment', item: mango }
  const left = edited(saveStarted(edited(start, plus), 'first'), plus)

  test('when their save never arrived', () => {
    const state = resumed(emptyState(), aCart(4, ...one), left)
    expect(quantities(linesOnScreen(state))).toEqual({ mango: 3 })
    expect(state.sending.map((save) => save.id)).toEqual(['first'])
  })

  test('once, when their save did arrive', () => {
    const cart = { ...aCart(5, lineOf(mango, 2)), saves: ['first'] }
    const state = resumed(emptyState(), cart, left)
    expect(quantities(linesOnScreen(state))).toEqual({ mango: 3 })
    expect(saveDue(state)).toBe('soon')
  })

  test('before those made since', () => {
    const early = edited(emptyState<CartItem>(), add(tea))
    const state = resumed(early, aCart(4, ...one), left)
    expect(pendingEdits(state)).toEqual([plus, plus, add(tea)])
  })
})
