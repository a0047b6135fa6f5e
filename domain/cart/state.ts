import { applyEdit, applyEdits, type CartEdit, editsThatMatter } from './edits.ts'
import { type CartItem, type CartLine, isTemporary } from './lines.ts'

/** The cart as the server last told it. `cartId` is 0 until the cart is first saved. */
export type SavedCart<Item extends CartItem> = {
  cartId: number
  /** Rises with every change of the lines, on whatever device. */
  version: number
  createdAt: string | null
  lines: readonly CartLine<Item>[]
}

/**
 * The screen shows `saved` with `sending` and `waiting` laid onto it, in that order.
 * One save is on its way at a time and carries all lines, so replies can never overtake each other.
 */
export type CartState<Item extends CartItem> = {
  /** Undefined until the cart is first loaded. */
  saved: SavedCart<Item> | undefined
  /** The edits in the save that is on its way; none when no save is. */
  sending: readonly CartEdit<Item>[]
  /** The edits made since. */
  waiting: readonly CartEdit<Item>[]
}

export function emptyState<Item extends CartItem>(): CartState<Item> {
  return { saved: undefined, sending: [], waiting: [] }
}

/** What the customer sees. */
export function linesOnScreen<Item extends CartItem>(
  state: CartState<Item>,
): readonly CartLine<Item>[] {
  return applyEdits(state.saved?.lines ?? [], [...state.sending, ...state.waiting])
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
 * A cart that was fetched. It is left aside while a save is on its way, because nobody knows
 * whether it already holds that save's edits, and when it is older than what is known.
 */
export function loaded<Item extends CartItem>(
  state: CartState<Item>,
  cart: SavedCart<Item>,
): CartState<Item> {
  if (isSaving(state) || cart.version < (state.saved?.version ?? 0)) return state
  return basedOn(cart, state.waiting)
}

/**
 * Whether a save is due: at once for what the customer adds or takes out, soon for quantities.
 * Never soon while a line is temporary: its own save is at once, and comes first.
 */
export function saveDue(state: CartState<CartItem>): 'now' | 'soon' | undefined {
  if (!state.saved || isSaving(state) || state.waiting.length === 0) return undefined
  const onlyQuantities = state.waiting.every(
    (edit) => edit.type === 'increment' || edit.type === 'decrement',
  )
  return onlyQuantities && !linesOnScreen(state).some(isTemporary) ? 'soon' : 'now'
}

/** The save now on its way holds all lines on screen. */
export function saveStarted<Item extends CartItem>(state: CartState<Item>): CartState<Item> {
  return { ...state, sending: state.waiting, waiting: [] }
}

export function saveSucceeded<Item extends CartItem>(
  state: CartState<Item>,
  cart: SavedCart<Item>,
): CartState<Item> {
  return basedOn(cart, state.waiting)
}

/** Takes the failed save's edits back; later ones stay as far as they still mean something. */
export function saveFailed<Item extends CartItem>(state: CartState<Item>): CartState<Item> {
  return state.saved ? basedOn(state.saved, state.waiting) : { ...state, sending: [] }
}

/** Another device saved first: all pending edits are laid onto its cart, to be saved again. */
export function saveConflicted<Item extends CartItem>(
  state: CartState<Item>,
  current: SavedCart<Item>,
): CartState<Item> {
  return basedOn(current, [...state.sending, ...state.waiting])
}

function basedOn<Item extends CartItem>(
  saved: SavedCart<Item>,
  edits: readonly CartEdit<Item>[],
): CartState<Item> {
  return { saved, sending: [], waiting: editsThatMatter(saved.lines, edits) }
}
