import { applyEdits } from '../edits.ts'
import type { CartItem } from '../lines.ts'
import {
  answered,
  type CartState,
  edited,
  emptyState,
  isSaving,
  loaded,
  type Pending,
  resumed,
  type SavedCart,
  saveDue,
  saveFailed,
  saveStarted,
  toBeSentAgain,
} from '../state.ts'
import { add, bread, type Edit, type Line, tea } from './cart-builders.ts'

/** One customer's device and the server, with everything that can happen between them. */
export type World = {
  state: CartState<CartItem>
  /** The edits that an earlier page left pending, until the cart is loaded. */
  left: Pending<CartItem> | undefined
  server: SavedCart<CartItem>
  /** The saves in flight, each with the server's response once it has dealt with the save. */
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
  /** Whether the page that sent it is gone. */
  isOrphan?: boolean
}

export const ownSteps = ['edit', 'save', 'serve', 'answer'] as const
export const fetchSteps = ['fetch', 'arriveFirst', 'arriveLast'] as const
export const leavingSteps = ['leave', 'reload', 'serveLast', 'answerLast', 'loseOrphan'] as const
export const allSteps = [
  ...ownSteps,
  ...fetchSteps,
  ...leavingSteps,
  'refuse',
  'loseAnswer',
  'otherDevice',
] as const
export type Step = (typeof allSteps)[number]

export function happen(world: World, step: Step, edit: Edit): void {
  outcomes[step](world, edit)
}

const outcomes: Record<Step, (world: World, edit: Edit) => void> = {
  edit: (world, edit) => {
    const before = world.state
    world.state = edited(before, edit)
    if (world.state !== before) world.made.push(edit)
  },
  save: (world) => {
    if (saveDue(world.state)) startSave(world)
  },
  serve: (world) => {
    const request = world.requests.find(isWaiting)
    if (request) serve(world, request)
  },
  serveLast: (world) => {
    const request = world.requests.findLast(isWaiting)
    if (request) serve(world, request)
  },
  answer: (world) => answer(world, world.requests.find(isAnswered)),
  answerLast: (world) => answer(world, world.requests.findLast(isAnswered)),
  loseAnswer: (world) =>
    fail(
      world,
      world.requests.find((each) => isOwn(each) && isAnswered(each)),
    ),
  refuse: (world) =>
    fail(
      world,
      world.requests.find((each) => isOwn(each) && isWaiting(each)),
    ),
  fetch: (world) => {
    world.fetched.push(world.server)
  },
  arriveFirst: (world) => arrive(world, world.fetched.shift()),
  arriveLast: (world) => arrive(world, world.fetched.pop()),
  leave: (world) => {
    if (world.state.saved && world.state.waiting.length > 0) startSave(world)
  },
  reload: (world) => {
    const { left, state } = world
    world.left = left ? { ...left, waiting: [...left.waiting, ...state.waiting] } : state
    world.state = emptyState()
    world.fetched = []
    for (const request of world.requests) request.isOrphan = true
  },
  loseOrphan: (world) => {
    const request = world.requests.find((each) => !isOwn(each) && isWaiting(each))
    if (request) forget(world, request)
  },
  otherDevice: (world) => {
    world.server = storedBy(world.server, applyEdits(world.server.lines, [add(bread)]))
    world.boughtElsewhere += 1
  },
}

const isAnswered = ({ answer }: SaveRequest) => answer !== undefined
const isWaiting = ({ answer }: SaveRequest) => answer === undefined
/** Whether the page that sent it is still open. */
const isOwn = ({ isOrphan }: SaveRequest) => !isOrphan

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

/** The page takes the server's response, and sends again what no response is awaited for. */
function answer(world: World, request: SaveRequest | undefined): void {
  if (!request?.answer) return
  forget(world, request)
  if (request.isOrphan) return
  world.state = answered(world.state, request.answer)
  if (!isAwaited(world)) world.state = toBeSentAgain(world.state)
}

/** The page learns that a save failed, and takes back what no other request can still save. */
function fail(world: World, request: SaveRequest | undefined): void {
  if (!request) return
  forget(world, request)
  if (isAwaited(world)) return
  for (const save of world.state.sending) {
    for (const each of save.edits) world.takenBack.add(each)
  }
  world.state = saveFailed(world.state)
}

function arrive(world: World, cart: SavedCart<CartItem> | undefined): void {
  if (!cart) return
  if (!world.left) {
    world.state = loaded(world.state, cart)
    return
  }
  world.state = resumed(world.state, cart, world.left)
  world.left = undefined
  if (isSaving(world.state)) send(world)
}

/** Decides as the server does: by the version, or by the cart that the previous save produced. */
function serve(world: World, request: SaveRequest): void {
  const { server } = world
  const isNext = request.version + 1 === server.version && server.saves[0] === request.after
  if (request.version === server.version || (request.after && isNext)) {
    world.server = storedBy(server, request.lines, request.id)
  }
  request.answer = world.server
}

function isAwaited(world: World): boolean {
  return world.requests.some(isOwn)
}

function forget(world: World, request: SaveRequest): void {
  world.requests = world.requests.filter((each) => each !== request)
}

/** Lets all requests arrive, as when the customer stops and the connection is good. */
export function comeToRest(world: World): void {
  const good: Step[] = ['serve', 'answer', 'fetch', 'arriveLast', 'save']
  do {
    for (const step of good) happen(world, step, add(tea))
  } while (world.requests.length > 0 || saveDue(world.state))
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
