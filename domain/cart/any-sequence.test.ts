import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totalOf } from '../money/amount.ts'
import { applyEdits } from './edits.ts'
import { cartAmount } from './lines.ts'
import { emptyState, linesOnScreen } from './state.ts'
import {
  aCart,
  add,
  type Edit,
  family,
  mango,
  nameOf,
  own,
  quantities,
  tea,
} from './testing/cart-builders.ts'
import {
  allSteps,
  comeToRest,
  fetchSteps,
  happen,
  leavingSteps,
  ownSteps,
  type Step,
  type World,
} from './testing/device-and-server.ts'

describe('with any actions of the customer, and with requests and responses late, lost or out of order', () => {
  test('the screen is the saved cart with the pending edits, and the totals are its lines', () => {
    check(allSteps, (world) => {
      const { saved, sending, waiting } = world.state
      const shown = linesOnScreen(world.state)
      const pending = [...sending.flatMap((save) => save.edits), ...waiting]
      expect(shown).toEqual(applyEdits(saved?.lines ?? [], pending))

      const amount = cartAmount(shown)
      let paid = 0
      let discount = 0
      for (const { item, quantity } of shown) {
        for (let unit = 0; unit < quantity; unit++) {
          paid += item.unitPriceCents
          discount += item.discountCents
        }
      }
      expect([totalOf(amount), amount.discountCents]).toEqual([paid, discount])
    })
  })

  test('no package falls below 1, no quantity below 1, no item appears twice', () => {
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

  test('no edit is lost or doubled while nothing fails, even when another device adds items', () => {
    check([...ownSteps, ...fetchSteps, 'otherDevice'], undefined, (world) => {
      const { bread: _, ...ours } = quantities(world.server.lines)
      expect(ours).toEqual(byHand(world.made))
    })
  })

  test('nor by leaving the page, whether or not the saves in flight arrive', () => {
    const steps = [...ownSteps, ...fetchSteps, ...leavingSteps, 'otherDevice'] as const
    check(steps, undefined, (world) => {
      const { bread: _, ...ours } = quantities(world.server.lines)
      expect(ours).toEqual(byHand(world.made))
    })
  })

  test('when a customer leaves for good and nothing is lost, all edits are saved', () => {
    check([...ownSteps, ...fetchSteps], undefined, undefined, (world) => {
      happen(world, 'leave', add(tea))
      while (world.requests.some((request) => !request.answer)) happen(world, 'serve', add(tea))
      if (world.state.saved) expect(quantities(world.server.lines)).toEqual(byHand(world.made))
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

function check(
  steps: readonly Step[],
  always: (world: World) => void = () => {},
  atRest: (world: World) => void = () => {},
  before: (world: World) => void = () => {},
): void {
  const happening = fc.tuple(fc.constantFrom(...steps), anEdit())
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      const server = aCart(0)
      const world: World = {
        state: emptyState(),
        left: undefined,
        server,
        requests: [],
        fetched: [server],
        made: [],
        takenBack: new Set(),
        boughtElsewhere: 0,
        saveCount: 0,
      }
      for (const [step, edit] of happenings) {
        // A copy: each press of a button is a separate edit.
        happen(world, step, { ...edit })
        always(world)
      }
      before(world)
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
      arbitrary: fc.record({
        type: fc.constant('limit' as const),
        item,
        quantity: fc.constantFrom(1, 2),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constant<Edit>({ type: 'clear', items: [family, own, mango, tea] }),
    },
  )
}

/** The rules of the specification again, written as simply as possible. */
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
    if (edit.type === 'limit' && quantity > edit.quantity) cart.set(name, edit.quantity)
  }
  return Object.fromEntries(cart)
}
