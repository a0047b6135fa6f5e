import { applyEdit, applyEdits, type CartEdit, editsThatMatter } from './edits.ts'
import { type CartItem, type CartLine, type ItemRef, isSame, isTemporary } from './lines.ts'

/** The cart as the server last returned it. `cartId` is 0 until the cart is first saved. */
export type SavedCart<Item extends CartItem> = {
  cartId: number
  /** Rises with every change of the lines, on any device. */
  version: number
  /** The ids of the last saves that it includes. */
  saves: readonly string[]
  createdAt: string | null
  lines: readonly CartLine<Item>[]
}

/** The edits that a save adds to those of earlier saves. */
export type Save<Item extends CartItem> = { id: string; edits: readonly CartEdit<Item>[] }

/** Edits that the server has not confirmed. */
export type Pending<Item extends CartItem> = {
  /** The saves in flight. A save sends all lines, so that a later one includes the earlier ones. */
  sending: readonly Save<Item>[]
  /** The edits made since. */
  waiting: readonly CartEdit<Item>[]
}

/** The screen shows `saved` with `sending` and then `waiting` applied to it. */
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

/** Whether an edit of this item is not confirmed yet. */
export function hasPendingEdit<Item extends CartItem>(
  pending: Pending<Item>,
  item: ItemRef,
): boolean {
  return pendingEdits(pending).some((edit) => edit.type !== 'clear' && isSame(edit.item, item))
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

/** An edit that changes nothing (a package's minus at 1) is dropped. */
export function edited<Item extends CartItem>(
  state: CartState<Item>,
  edit: CartEdit<Item>,
): CartState<Item> {
  const lines = linesOnScreen(state)
  if (applyEdit(lines, edit) === lines) return state
  return { ...state, waiting: [...state.waiting, edit] }
}

/**
 * A cart was fetched. It is ignored while a save is in flight, whose response brings the cart anyway,
 * and when it is older than the known one.
 */
export function loaded<Item extends CartItem>(
  state: CartState<Item>,
  cart: SavedCart<Item>,
): CartState<Item> {
  if (isSaving(state) || cart.version < (state.saved?.version ?? 0)) return state
  return basedOn(cart, state.waiting)
}

/**
 * The cart is loaded for the first time after a page was left with pending edits. A save that was in
 * flight then may be in the cart, may still arrive, or may be lost. Unless it is in the cart it counts
 * as in flight, and is sent again under its id, by which the server knows whether it has arrived.
 */
export function resumed<Item extends CartItem>(
  state: CartState<Item>,
  cart: SavedCart<Item>,
  left: Pending<Item>,
): CartState<Item> {
  return confirmed(cart, { sending: left.sending, waiting: [...left.waiting, ...state.waiting] })
}

/**
 * Whether a save is due: at once after adding or removing, soon after other edits.
 * Never soon while a line is temporary: the save that creates it is at once, and comes first.
 */
export function saveDue(state: CartState<CartItem>): 'now' | 'soon' | undefined {
  if (!state.saved || isSaving(state) || state.waiting.length === 0) return undefined
  const isUrgent = state.waiting.some((edit) => ['add', 'remove', 'clear'].includes(edit.type))
  return isUrgent || linesOnScreen(state).some(isTemporary) ? 'now' : 'soon'
}

/** A save with all lines on screen is now in flight. */
export function saveStarted<Item extends CartItem>(
  state: CartState<Item>,
  id: string,
): CartState<Item> {
  return { ...state, sending: [...state.sending, { id, edits: state.waiting }], waiting: [] }
}

/** The server has responded to a save with its current cart, whether or not that save is in it. */
export function answered<Item extends CartItem>(
  state: CartState<Item>,
  cart: SavedCart<Item>,
): CartState<Item> {
  const current = state.saved && state.saved.version > cart.version ? state.saved : cart
  return confirmed(current, { ...state, sending: notIn(cart, state.sending) })
}

/** No response is awaited any more: edits that the cart still lacks are applied to it, to be saved again. */
export function toBeSentAgain<Item extends CartItem>(state: CartState<Item>): CartState<Item> {
  return state.saved ? basedOn(state.saved, pendingEdits(state)) : state
}

/** Takes back the edits of failed saves; later edits stay if they still change something. */
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

/** The saves that a cart does not include yet. */
function notIn<Item extends CartItem>(
  cart: SavedCart<Item>,
  saves: readonly Save<Item>[],
): readonly Save<Item>[] {
  const lastIn = saves.findLastIndex((save) => cart.saves.includes(save.id))
  return saves.slice(lastIn + 1)
}
