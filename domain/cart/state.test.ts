import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits, type CartEdit } from './edits.ts'
import { type CartItem, type CartLine, cartTotals } from './lines.ts'
import {
  answered,
  type CartState,
  edited,
  emptyState,
  isSaving,
  linesOnScreen,
  loaded,
  type Pending,
  pendingEdits,
  resumed,
  type SavedCart,
  saveDue,
  saveFailed,
  saveStarted,
  toBeSentAgain,
} from './state.ts'

type Edit = CartEdit<CartItem>
type Line = CartLine<CartItem>

const family: CartItem = item('package', 1, 514_000, 128_500)
const own: CartItem = item('customPackage', 1, 95_050)
const mango: CartItem = item('product', 1, 68_000)
const tea: CartItem = item('product', 2, 92_025)
/** Only the other device buys it. */
const bread: CartItem = item('product', 3, 15_000)

describe('when a save is due', () => {
  const start = loaded(emptyState<CartItem>(), aCart(1, lineOf(mango, 2)))

  test('not without edits', () => {
    expect(saveDue(start)).toBeUndefined()
  })

  test.each<Edit>([
    { type: 'increment', item: mango },
    { type: 'decrement', item: mango },
    { type: 'limit', item: mango, quantity: 1 },
    { type: 'notePrice', item: mango, priceCents: 70_000 },
  ])('soon for $type', (edit) => {
    expect(saveDue(edited(start, edit))).toBe('soon')
  })

  test('at once for what is added or taken out', () => {
    expect(saveDue(edited(start, add(tea)))).toBe('now')
    expect(saveDue(edited(start, { type: 'remove', item: mango }))).toBe('now')
    expect(saveDue(edited(start, { type: 'clear', items: [mango] }))).toBe('now')
  })

  test('not for a minus that a package at 1 refuses', () => {
    const one = loaded(emptyState<CartItem>(), aCart(1, lineOf(family, 1)))
    expect(edited(one, { type: 'decrement', item: family })).toBe(one)
  })

  test('not while another is on its way, nor for a quantity of a line still being saved', () => {
    const sending = saveStarted(edited(start, add(tea)), 'first')
    expect(saveDue(edited(sending, { type: 'increment', item: tea }))).toBeUndefined()
  })

  test('not before the cart is loaded, and then at once', () => {
    const early = edited(emptyState<CartItem>(), add(tea))
    expect(saveDue(early)).toBeUndefined()
    expect(saveDue(loaded(early, aCart(1)))).toBe('now')
  })
})

describe('what replies do', () => {
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

  test('a cart fetched while a save is on its way is left aside', () => {
    expect(loaded(sending, aCart(5, lineOf(tea, 1)))).toBe(sending)
  })

  test('a fetched cart older than the known one is left aside', () => {
    const known = loaded(emptyState<CartItem>(), saved)
    expect(loaded(known, aCart(3))).toBe(known)
  })

  test('an answer that a later save has overtaken takes nothing back', () => {
    const plus: Edit = { type: 'increment', item: mango }
    const both = saveStarted(edited(sending, plus), 'second')
    const now = { ...aCart(6, lineOf(mango, 3), lineOf(tea, 1)), saves: ['second', 'first'] }
    const before = { ...aCart(5, lineOf(mango, 2), lineOf(tea, 1)), saves: ['first'] }
    expect(answered(answered(both, now), before)).toEqual({ saved: now, sending: [], waiting: [] })
  })

  test("a conflict lays the pending edits onto the other device's cart", () => {
    const current = aCart(5, lineOf(mango, 2), lineOf(bread, 1))
    const later = edited(sending, { type: 'increment', item: mango })
    const next = toBeSentAgain(answered(later, current))
    expect(quantities(linesOnScreen(next))).toEqual({ mango: 3, tea: 1, bread: 1 })
    expect(saveDue(next)).toBe('now')
  })

  test('an edit that the other device has made needless is let go', () => {
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

describe('whatever the customer does, and however late, lost or out of order requests and replies come', () => {
  test('the screen is the saved cart with the pending edits, and the totals are its lines', () => {
    check(allSteps, (world) => {
      const { saved, sending, waiting } = world.state
      const shown = linesOnScreen(world.state)
      const pending = [...sending.flatMap((save) => save.edits), ...waiting]
      expect(shown).toEqual(applyEdits(saved?.lines ?? [], pending))

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

  test('nor by leaving the page, whatever becomes of the saves on their way then', () => {
    const steps = [...ownSteps, ...fetchSteps, ...leavingSteps, 'otherDevice'] as const
    check(steps, undefined, (world) => {
      const { bread: _, ...ours } = quantities(world.server.lines)
      expect(ours).toEqual(byHand(world.made))
    })
  })

  test('whoever leaves for good while nothing is lost has all edits saved', () => {
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

/* One customer's device and the server, with everything that can happen between them. */

type World = {
  state: CartState<CartItem>
  /** What the page that was there before left pending, until the cart is loaded. */
  left: Pending<CartItem> | undefined
  server: SavedCart<CartItem>
  /** The saves on their way, and once the server has dealt with them, what it answered. */
  requests: SaveRequest[]
  /** Carts that were fetched but have not arrived yet. */
  fetched: SavedCart<CartItem>[]
  made: Edit[]
  takenBack: Set<Edit>
  boughtElsewhere: number
  saveCount: number
}

type SaveRequest = {
  id: string
  after: string | undefined
  version: number
  lines: readonly Line[]
  answer?: SavedCart<CartItem>
  /** The page that sent it is gone. */
  isOrphan?: boolean
}

const ownSteps = ['edit', 'save', 'serve', 'answer'] as const
const fetchSteps = ['fetch', 'arriveFirst', 'arriveLast'] as const
const leavingSteps = ['leave', 'reload', 'serveLast', 'answerLast', 'loseOrphan'] as const
const allSteps = [
  ...ownSteps,
  ...fetchSteps,
  ...leavingSteps,
  'refuse',
  'loseAnswer',
  'otherDevice',
] as const
type Step = (typeof allSteps)[number]

function happen(world: World, step: Step, edit: Edit): void {
  switch (step) {
    case 'edit': {
      const before = world.state
      world.state = edited(before, edit)
      if (world.state !== before) world.made.push(edit)
      return
    }
    case 'save':
      if (saveDue(world.state)) startSave(world)
      return
    case 'leave':
      if (world.state.saved && world.state.waiting.length > 0) startSave(world)
      return
    case 'reload': {
      const { left, state } = world
      world.left = left ? { ...left, waiting: [...left.waiting, ...state.waiting] } : state
      world.state = emptyState()
      world.fetched = []
      for (const request of world.requests) request.isOrphan = true
      return
    }
    case 'serve':
    case 'serveLast': {
      const request = oneOf(world.requests, step === 'serve', ({ answer }) => !answer)
      if (request) serve(world, request)
      return
    }
    case 'answer':
    case 'answerLast': {
      const request = oneOf(world.requests, step === 'answer', ({ answer }) => Boolean(answer))
      if (!request?.answer) return
      forget(world, request)
      if (request.isOrphan) return
      world.state = answered(world.state, request.answer)
      if (!isAwaited(world)) world.state = toBeSentAgain(world.state)
      return
    }
    case 'loseOrphan': {
      const request = world.requests.find(({ isOrphan, answer }) => isOrphan && !answer)
      if (request) forget(world, request)
      return
    }
    case 'refuse':
    case 'loseAnswer': {
      const isServed = step === 'loseAnswer'
      const request = world.requests.find(
        ({ isOrphan, answer }) => !isOrphan && Boolean(answer) === isServed,
      )
      if (!request) return
      forget(world, request)
      if (isAwaited(world)) return
      for (const save of world.state.sending) {
        for (const each of save.edits) world.takenBack.add(each)
      }
      world.state = saveFailed(world.state)
      return
    }
    case 'fetch':
      world.fetched.push(world.server)
      return
    case 'arriveFirst':
    case 'arriveLast': {
      const cart = step === 'arriveFirst' ? world.fetched.shift() : world.fetched.pop()
      if (cart) arrive(world, cart)
      return
    }
    case 'otherDevice': {
      world.server = storedBy(world.server, applyEdits(world.server.lines, [add(bread)]))
      world.boughtElsewhere += 1
    }
  }
}

function startSave(world: World): void {
  world.saveCount += 1
  world.state = saveStarted(world.state, `save ${world.saveCount}`)
  send(world)
}

function send(world: World): void {
  const { saved, sending } = world.state
  const [id, after] = [sending.at(-1)?.id, sending.at(-2)?.id]
  if (!saved || !id) return
  const lines = applyEdits(
    saved.lines,
    sending.flatMap((save) => save.edits),
  )
  world.requests.push({ id, after, version: saved.version, lines })
}

function arrive(world: World, cart: SavedCart<CartItem>): void {
  if (!world.left) {
    world.state = loaded(world.state, cart)
    return
  }
  world.state = resumed(world.state, cart, world.left)
  world.left = undefined
  if (isSaving(world.state)) send(world)
}

/** As the server decides: on the version, or on the cart as the save before this one left it. */
function serve(world: World, request: SaveRequest): void {
  const { server } = world
  const isNext = request.version + 1 === server.version && server.saves[0] === request.after
  if (request.version === server.version || (request.after && isNext)) {
    world.server = storedBy(server, request.lines, request.id)
  }
  request.answer = world.server
}

function isAwaited(world: World): boolean {
  return world.requests.some((request) => !request.isOrphan)
}

function forget(world: World, request: SaveRequest): void {
  world.requests = world.requests.filter((each) => each !== request)
}

function oneOf(
  requests: readonly SaveRequest[],
  isFirst: boolean,
  fits: (request: SaveRequest) => boolean,
): SaveRequest | undefined {
  return isFirst ? requests.find(fits) : requests.findLast(fits)
}

/** What happens when the customer stops and the connection is good. */
function comeToRest(world: World): void {
  const good: Step[] = ['serve', 'answer', 'fetch', 'arriveLast', 'save']
  do {
    for (const step of good) happen(world, step, add(tea))
  } while (world.requests.length > 0 || saveDue(world.state))
}

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
        // A copy: each press of a button is an edit of its own.
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

function storedBy(
  server: SavedCart<CartItem>,
  lines: readonly Line[],
  saveId?: string,
): SavedCart<CartItem> {
  const stored = lines.map((line, index) => ({ ...line, lineId: index + 1 }))
  const saves = saveId ? [saveId, ...server.saves] : server.saves
  return { ...server, cartId: 1, version: server.version + 1, lines: stored, saves }
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
    if (edit.type === 'limit' && quantity > edit.quantity) cart.set(name, edit.quantity)
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

function aCart(version: number, ...lines: Line[]): SavedCart<CartItem> {
  return { cartId: version === 0 ? 0 : 1, version, saves: [], createdAt: null, lines }
}

function lineOf(item: CartItem, quantity: number): Line {
  return { lineId: item.id, item, quantity, note: '', notedPriceCents: item.unitPriceCents }
}

function item(
  kind: CartItem['kind'],
  id: number,
  unitPriceCents: number,
  discountCents = 0,
): CartItem {
  return { kind, id, unitPriceCents, discountCents, isSold: true, available: 999 }
}

function add(item: CartItem): Edit {
  return { type: 'add', item, note: '', temporaryId: -1 }
}
