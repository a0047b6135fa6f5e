import { applyEdit, applyEdits, type CartEdit, editsThatMatter } from './edits.ts'
import { type CartItem, type CartLine, isTemporary } from './lines.ts'

/** The cart as the server last told it. `cartId` is 0 until the cart is first saved. */
export type SavedCart<Item extends CartItem> = {
  cartId: number
  /** Rises with every change of the lines, on whatever device. */
  version: number
  /** The ids of the last saves that are in it. */
  saves: readonly string[]
  createdAt: string | null
  lines: readonly CartLine<Item>[]
}

/** The edits that a save added to those before it. */
export type Save<Item extends CartItem> = { id: string; edits: readonly CartEdit<Item>[] }

/** Edits that the server has not confirmed. */
export type Pending<Item extends CartItem> = {
  /** The saves on their way. A save carries all lines, so that a later one holds the earlier ones. */
  sending: readonly Save<Item>[]
  /** The edits made since. */
  waiting: readonly CartEdit<Item>[]
}

/** The screen shows `saved` with `sending` and `waiting` laid onto it, in that order. */
export type CartState<Item extends CartItem> = Pending<Item> & {
  /** Undefined until the cart is first loaded. */
  saved: SavedCart<Item> | undefined
}

export function emptyState<Item extends CartItem>(): CartState<Item> {
  return { saved: undefined, sending: [], waiting: [] }
}

export function pendingEdits<Item extends CartItem>(
  pending: Pending<Item>,
): readonly CartEdit<Item>[] {
  return [...pending.sending.flatMap((save) => save.edits), ...pending.waiting]
}

/** What the customer sees. */
export function linesOnScreen<Item extends CartItem>(
  state: CartState<Item>,
): readonly CartLine<Item>[] {
  return applyEdits(state.saved?.lines ?? [], pendingEdits(state))
}

export function isSaving(state: CartState<CartItem>): boolean {
  return state.sending.length > 0
}

/** An edit that changes nothing (a package's minus at 1) is not kept. */
export function edited<Item extends CartItem>(
  state: CartState<Item>,
  edit: CartEdit<Item>,
): CartState<Item> {
  const lines = linesOnScreen(state)
  if (applyEdit(lines, edit) === lines) return state
  return { ...state, waiting: [...state.waiting, edit] }
}

/**
 * A cart that was fetched. It is left aside while a save is on its way, whose answer brings the
 * cart anyway, and when it is older than what is known.
 */
export function loaded<Item extends CartItem>(
  state: CartState<Item>,
  cart: SavedCart<Item>,
): CartState<Item> {
  if (isSaving(state) || cart.version < (state.saved?.version ?? 0)) return state
  return basedOn(cart, state.waiting)
}

/**
 * The cart as it is first loaded after a page was left with edits pending. A save that was on its
 * way then may be in the cart, may still arrive, or may be lost: unless it is in the cart it counts
 * as on its way, and is to be sent once more under its id, so that it can be told whether it arrived.
 */
export function resumed<Item extends CartItem>(
  state: CartState<Item>,
  cart: SavedCart<Item>,
  left: Pending<Item>,
): CartState<Item> {
  return confirmed(cart, { sending: left.sending, waiting: [...left.waiting, ...state.waiting] })
}

/**
 * Whether a save is due: at once for what the customer adds or takes out, soon for the rest.
 * Never soon while a line is temporary: its own save is at once, and comes first.
 */
export function saveDue(state: CartState<CartItem>): 'now' | 'soon' | undefined {
  if (!state.saved || isSaving(state) || state.waiting.length === 0) return undefined
  const isUrgent = state.waiting.some((edit) => ['add', 'remove', 'clear'].includes(edit.type))
  return isUrgent || linesOnScreen(state).some(isTemporary) ? 'now' : 'soon'
}

/** A save with all lines on screen is now on its way. */
export function saveStarted<Item extends CartItem>(
  state: CartState<Item>,
  id: string,
): CartState<Item> {
  return { ...state, sending: [...state.sending, { id, edits: state.waiting }], waiting: [] }
}

/** The server has answered a save with the cart that it holds now, whether or not that save is in it. */
export function answered<Item extends CartItem>(
  state: CartState<Item>,
  cart: SavedCart<Item>,
): CartState<Item> {
  const current = state.saved && state.saved.version > cart.version ? state.saved : cart
  return confirmed(current, { ...state, sending: notIn(cart, state.sending) })
}

/** No answer is awaited any more: what the cart still lacks is laid onto it, to be saved again. */
export function toBeSentAgain<Item extends CartItem>(state: CartState<Item>): CartState<Item> {
  return state.saved ? basedOn(state.saved, pendingEdits(state)) : state
}

/** Takes the failed saves' edits back; later ones stay as far as they still mean something. */
export function saveFailed<Item extends CartItem>(state: CartState<Item>): CartState<Item> {
  return state.saved ? basedOn(state.saved, state.waiting) : { ...state, sending: [] }
}

function basedOn<Item extends CartItem>(
  saved: SavedCart<Item>,
  edits: readonly CartEdit<Item>[],
): CartState<Item> {
  return { saved, sending: [], waiting: editsThatMatter(saved.lines, edits) }
}

function confirmed<Item extends CartItem>(
  saved: SavedCart<Item>,
  pending: Pending<Item>,
): CartState<Item> {
  const sending = notIn(saved, pending.sending)
  if (sending.length === 0) return basedOn(saved, pending.waiting)
  return { saved, sending, waiting: pending.waiting }
}

/** The saves that a cart does not hold yet. */
function notIn<Item extends CartItem>(
  cart: SavedCart<Item>,
  saves: readonly Save<Item>[],
): readonly Save<Item>[] {
  const lastIn = saves.findLastIndex((save) => cart.saves.includes(save.id))
  return saves.slice(lastIn + 1)
}
