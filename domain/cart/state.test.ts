import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits, type CartEdit } from './edits.ts'
import { type CartItem, type CartLine, cartTotals } from './lines.ts'
import {
  type CartState,
  edited,
  emptyState,
  isSaving,
  linesOnScreen,
  loaded,
  type SavedCart,
  saveConflicted,
  saveDue,
  saveFailed,
  saveStarted,
  saveSucceeded,
} from './state.ts'

type Edit = CartEdit<CartItem>
type Line = CartLine<CartItem>

const family: CartItem = { kind: 'package', id: 1, unitPriceCents: 514_000, discountCents: 128_500 }
const own: CartItem = { kind: 'customPackage', id: 1, unitPriceCents: 95_050, discountCents: 0 }
const mango: CartItem = { kind: 'product', id: 1, unitPriceCents: 68_000, discountCents: 0 }
const tea: CartItem = { kind: 'product', id: 2, unitPriceCents: 92_025, discountCents: 0 }
/** Only the other device buys it. */
const bread: CartItem = { kind: 'product', id: 3, unitPriceCents: 15_000, discountCents: 0 }

describe('when a save is due', () => {
  const saved = { cartId: 1, version: 1, createdAt: null, lines: [lineOf(mango, 2)] }
  const start = loaded(emptyState<CartItem>(), saved)

  test('not without edits', () => {
    expect(saveDue(start)).toBeUndefined()
  })

  test('soon for a quantity', () => {
    expect(saveDue(edited(start, { type: 'increment', item: mango }))).toBe('soon')
  })

  test('at once for what is added or taken out', () => {
    expect(saveDue(edited(start, add(tea)))).toBe('now')
    expect(saveDue(edited(start, { type: 'remove', item: mango }))).toBe('now')
    expect(saveDue(edited(start, { type: 'clear', items: [mango] }))).toBe('now')
  })

  test('not for a minus that a package at 1 refuses', () => {
    const one = loaded(emptyState<CartItem>(), { ...saved, lines: [lineOf(family, 1)] })
    expect(edited(one, { type: 'decrement', item: family })).toBe(one)
  })

  test('not while another is on its way, nor for a quantity of a line still being saved', () => {
    const sending = saveStarted(edited(start, add(tea)))
    expect(saveDue(edited(sending, { type: 'increment', item: tea }))).toBeUndefined()
  })

  test('not before the cart is loaded, and then at once', () => {
    const early = edited(emptyState<CartItem>(), add(tea))
    expect(saveDue(early)).toBeUndefined()
    expect(saveDue(loaded(early, saved))).toBe('now')
  })
})

describe('what replies do', () => {
  const saved = { cartId: 1, version: 4, createdAt: null, lines: [lineOf(mango, 2)] }
  const sending = saveStarted(edited(loaded(emptyState<CartItem>(), saved), add(tea)))

  test('a failed save goes back to the last saved cart', () => {
    expect(linesOnScreen(saveFailed(sending))).toEqual(saved.lines)
  })

  test('a failed save keeps the edits made since', () => {
    const later = edited(sending, { type: 'increment', item: mango })
    expect(linesOnScreen(saveFailed(later))).toEqual([lineOf(mango, 3)])
  })

  test('a cart fetched while a save is on its way is left aside', () => {
    expect(loaded(sending, { ...saved, version: 5, lines: [lineOf(tea, 1)] })).toBe(sending)
  })

  test('a fetched cart older than the known one is left aside', () => {
    const known = loaded(emptyState<CartItem>(), saved)
    expect(loaded(known, { ...saved, version: 3, lines: [] })).toBe(known)
  })

  test("a conflict lays the pending edits onto the other device's cart", () => {
    const current = { ...saved, version: 5, lines: [lineOf(mango, 2), lineOf(bread, 1)] }
    const next = saveConflicted(edited(sending, { type: 'increment', item: mango }), current)
    expect(quantities(linesOnScreen(next))).toEqual({ mango: 3, tea: 1, bread: 1 })
    expect(saveDue(next)).toBe('now')
  })

  test('an edit that the other device has made needless is let go', () => {
    const removing = saveStarted(
      edited(loaded(emptyState<CartItem>(), saved), { type: 'remove', item: mango }),
    )
    expect(saveDue(saveConflicted(removing, { ...saved, version: 5, lines: [] }))).toBeUndefined()
  })
})

describe('whatever the customer does, and however late, lost or out of order the replies come', () => {
  test('the screen is the saved cart with the pending edits, and the totals are its lines', () => {
    check(allSteps, (world) => {
      const { saved, sending, waiting } = world.state
      const shown = linesOnScreen(world.state)
      expect(shown).toEqual(applyEdits(saved?.lines ?? [], [...sending, ...waiting]))

      const totals = cartTotals(shown)
      let paid = 0
      let discount = 0
      for (const { item, quantity } of shown) {
        for (let unit = 0; unit < quantity; unit++) {
          paid += item.unitPriceCents
          discount += item.discountCents
        }
      }
      expect([totals.totalCents, totals.discountCents]).toEqual([paid, discount])
    })
  })

  test('no package falls below 1, no quantity below 1, no item stands twice', () => {
    check(allSteps, (world) => {
      const shown = linesOnScreen(world.state)
      expect(shown.every((line) => line.quantity >= 1)).toBe(true)
      expect(new Set(shown.map(nameOf)).size).toBe(shown.length)
    })
  })

  test('the server ends with what the screen shows', () => {
    check(allSteps, undefined, (world) => {
      expect(quantities(world.server.lines)).toEqual(quantities(linesOnScreen(world.state)))
    })
  })

  test('no edit is lost or doubled while nothing fails, whatever another device adds', () => {
    check([...ownSteps, ...fetchSteps, 'otherDevice'], undefined, (world) => {
      const { bread: _, ...ours } = quantities(world.server.lines)
      expect(ours).toEqual(byHand(world.made))
    })
  })

  test('only the edits of failed saves are taken back', () => {
    check([...ownSteps, ...fetchSteps, 'refuse'], undefined, (world) => {
      const kept = world.made.filter((edit) => !world.takenBack.has(edit))
      expect(quantities(world.server.lines)).toEqual(byHand(kept))
    })
  })

  test('what another device adds is never dropped, not even by clearing', () => {
    check(allSteps, undefined, (world) => {
      expect(quantities(world.server.lines).bread ?? 0).toBe(world.boughtElsewhere)
    })
  })
})

/* One customer's device and the server, with everything that can happen between them. */

type World = {
  state: CartState<CartItem>
  server: SavedCart<CartItem>
  /** The save on its way, and once the server has dealt with it, what it answered. */
  save?: { lines: readonly Line[]; version: number; answer?: Answer } | undefined
  /** Carts that were fetched but have not arrived yet. */
  fetched: SavedCart<CartItem>[]
  made: Edit[]
  takenBack: Set<Edit>
  boughtElsewhere: number
}

type Answer = { reply: typeof saveSucceeded<CartItem>; cart: SavedCart<CartItem> }

const ownSteps = ['edit', 'save', 'serve', 'answer'] as const
const fetchSteps = ['fetch', 'arriveFirst', 'arriveLast'] as const
const allSteps = [...ownSteps, ...fetchSteps, 'refuse', 'loseAnswer', 'otherDevice'] as const
type Step = (typeof allSteps)[number]

function happen(world: World, step: Step, edit: Edit): void {
  const { save, server } = world
  switch (step) {
    case 'edit': {
      const before = world.state
      world.state = edited(before, edit)
      if (world.state !== before) world.made.push(edit)
      return
    }
    case 'save': {
      if (!saveDue(world.state) || !world.state.saved) return
      world.save = { lines: linesOnScreen(world.state), version: world.state.saved.version }
      world.state = saveStarted(world.state)
      return
    }
    case 'serve': {
      if (!save || save.answer) return
      const isCurrent = save.version === server.version
      if (isCurrent) world.server = storedBy(server, save.lines)
      const reply = isCurrent ? saveSucceeded : saveConflicted
      world.save = { ...save, answer: { reply, cart: world.server } }
      return
    }
    case 'answer': {
      if (!save?.answer) return
      world.state = save.answer.reply(world.state, save.answer.cart)
      world.save = undefined
      return
    }
    case 'refuse':
    case 'loseAnswer': {
      if (!save || (step === 'refuse') === (save.answer !== undefined)) return
      for (const each of world.state.sending) world.takenBack.add(each)
      world.state = saveFailed(world.state)
      world.save = undefined
      return
    }
    case 'fetch':
      world.fetched.push(server)
      return
    case 'arriveFirst':
    case 'arriveLast': {
      const cart = step === 'arriveFirst' ? world.fetched.shift() : world.fetched.pop()
      if (cart) world.state = loaded(world.state, cart)
      return
    }
    case 'otherDevice': {
      world.server = storedBy(server, applyEdits(server.lines, [add(bread)]))
      world.boughtElsewhere += 1
    }
  }
}

/** What happens when the customer stops and the connection is good. */
function comeToRest(world: World): void {
  const good: Step[] = ['fetch', 'arriveLast', 'save', 'serve', 'answer']
  do {
    for (const step of good) happen(world, step, add(tea))
  } while (isSaving(world.state) || saveDue(world.state))
}

function check(
  steps: readonly Step[],
  always: (world: World) => void = () => {},
  atRest: (world: World) => void = () => {},
): void {
  const happening = fc.tuple(fc.constantFrom(...steps), anEdit())
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      const server = { cartId: 0, version: 0, createdAt: null, lines: [] }
      const world: World = {
        state: emptyState(),
        server,
        fetched: [server],
        made: [],
        takenBack: new Set(),
        boughtElsewhere: 0,
      }
      for (const [step, edit] of happenings) {
        // A copy: each press of a button is an edit of its own.
        happen(world, step, { ...edit })
        always(world)
      }
      comeToRest(world)
      atRest(world)
    }),
    { numRuns: 1000 },
  )
}

function anEdit(): fc.Arbitrary<Edit> {
  const item = fc.constantFrom(family, own, mango, tea)
  return fc.oneof(
    { weight: 3, arbitrary: item.map(add) },
    {
      weight: 5,
      arbitrary: fc.record({
        type: fc.constantFrom('increment' as const, 'decrement' as const, 'remove' as const),
        item,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constant<Edit>({ type: 'clear', items: [family, own, mango, tea] }),
    },
  )
}

function storedBy(server: SavedCart<CartItem>, lines: readonly Line[]): SavedCart<CartItem> {
  const stored = lines.map((line, index) => ({ ...line, lineId: index + 1 }))
  return { ...server, cartId: 1, version: server.version + 1, lines: stored }
}

/** The rules of the specification once more, as plainly as they can be written. */
function byHand(edits: readonly Edit[]): Record<string, number> {
  const cart = new Map<string, number>()
  for (const edit of edits) {
    if (edit.type === 'clear') {
      cart.clear()
      continue
    }
    const name = nameOf(edit)
    const quantity = cart.get(name) ?? 0
    const isPackage = edit.item.kind !== 'product'
    if (edit.type === 'add') cart.set(name, quantity + 1)
    if (edit.type === 'remove') cart.delete(name)
    if (edit.type === 'increment' && quantity > 0) cart.set(name, quantity + 1)
    if (edit.type === 'decrement' && quantity > 1) cart.set(name, quantity - 1)
    if (edit.type === 'decrement' && quantity === 1 && !isPackage) cart.delete(name)
  }
  return Object.fromEntries(cart)
}

function quantities(lines: readonly Line[]): Record<string, number> {
  return Object.fromEntries(lines.map((line) => [nameOf(line), line.quantity]))
}

function nameOf({ item }: { item: Pick<CartItem, 'kind' | 'id'> }): string {
  if (item.kind === 'package') return 'family'
  if (item.kind === 'customPackage') return 'own'
  return ['mango', 'tea', 'bread'][item.id - 1] ?? 'unknown'
}

function lineOf(item: CartItem, quantity: number): Line {
  return { lineId: item.id, item, quantity, note: '' }
}

function add(item: CartItem): Edit {
  return { type: 'add', item, note: '', temporaryId: -1 }
}
