import type { CartEdit } from '../../domain/cart/edits.ts'
import { temporaryId } from '../../domain/cart/lines.ts'
import { failureMessage, successMessages } from '../../domain/cart/outcome-messages.ts'
import {
  type CartState,
  edited,
  emptyState,
  isSaving,
  linesOnScreen,
  loaded,
  saveConflicted,
  saveDue,
  saveFailed,
  saveStarted,
  saveSucceeded,
} from '../../domain/cart/state.ts'
import { cartAutoSaveMs } from '../../domain/limits.ts'
import { messages } from '../../domain/messages.ts'
import { ApiError } from '../api/client.ts'
import type { ShopCart, ShopItem } from './items.ts'
import { CartConflict, type saveCart } from './save-cart.ts'

export type ShopEdit = CartEdit<ShopItem>
export type ShopCartState = CartState<ShopItem>

type CartPorts = {
  save: typeof saveCart
  /** Asks for the cart to be fetched again; it then comes back through `loaded`. */
  reload: () => void
  say: Record<'success' | 'error' | 'info', (text: string) => void>
}

/** More than this in a row is not another device at work but a fault. */
const conflictsInARow = 5

/** Drives the cart's states: remembers edits, saves them in time, one save after the other. */
export class CartStore {
  #ports: CartPorts
  #state: ShopCartState = emptyState()
  /** Whose cart it is. A new object for each session, so that a late reply knows its own. */
  #owner: { userId: number } | undefined
  #listeners = new Set<() => void>()
  #settle = new Map<ShopEdit, (isSaved: boolean) => void>()
  #autoSave: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> = Promise.resolve(true)
  #conflicts = 0

  constructor(ports: CartPorts) {
    this.#ports = ports
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): ShopCartState => this.#state

  /** Forgets one customer's cart and stands ready for another's, or for none. */
  open(userId: number | undefined): void {
    if (this.#owner?.userId === userId) return
    this.#owner = userId === undefined ? undefined : { userId }
    clearTimeout(this.#autoSave)
    this.#change(emptyState(), false)
  }

  loaded(cart: ShopCart): void {
    this.#change(loaded(this.#state, cart), true)
    this.#schedule()
  }

  /** One more of an item, or the first; tells whether it was saved. */
  add(item: ShopItem, note: string, failureText?: string): Promise<boolean> {
    const id = temporaryId(Date.now(), linesOnScreen(this.#state))
    return this.edit({ type: 'add', item, note, temporaryId: id, failureText })
  }

  /** Shows the edit at once and saves it in time; tells whether it was saved. */
  edit(edit: ShopEdit): Promise<boolean> {
    if (!this.#owner) {
      this.#ports.say.error(messages.guest.noUser)
      return Promise.resolve(false)
    }
    const next = edited(this.#state, edit)
    if (next === this.#state) return Promise.resolve(false)
    const saved = new Promise<boolean>((resolve) => this.#settle.set(edit, resolve))
    this.#change(next, true)
    this.#schedule()
    return saved
  }

  /** Saves all that is pending without waiting for its time; false when that failed. */
  async finishSaves(): Promise<boolean> {
    while (isSaving(this.#state) || saveDue(this.#state)) {
      if (!isSaving(this.#state)) this.#saveNow()
      if (!(await this.#running)) return false
    }
    return true
  }

  #schedule(): void {
    clearTimeout(this.#autoSave)
    const due = saveDue(this.#state)
    if (due === 'now') this.#saveNow()
    if (due === 'soon') this.#autoSave = setTimeout(() => this.#saveNow(), cartAutoSaveMs)
  }

  #saveNow(): void {
    clearTimeout(this.#autoSave)
    const basedOn = this.#state.saved
    if (!this.#owner || !basedOn) return
    const lines = linesOnScreen(this.#state)
    this.#change(saveStarted(this.#state), true)
    this.#running = this.#followUp(
      this.#owner,
      this.#ports.save({ ...this.#owner, basedOn, lines }),
    )
  }

  async #followUp(owner: { userId: number }, save: Promise<ShopCart>): Promise<boolean> {
    const outcome = await save.then(
      (cart) => ({ cart }),
      (error: unknown) => ({ error }),
    )
    if (owner !== this.#owner) return false
    const isSettled =
      'cart' in outcome ? this.#onSaved(outcome.cart) : this.#onRefused(outcome.error)
    this.#schedule()
    return isSettled
  }

  #onSaved(cart: ShopCart): boolean {
    const { sending } = this.#state
    this.#conflicts = 0
    this.#change(saveSucceeded(this.#state, cart), true)
    for (const text of successMessages(sending)) this.#ports.say.success(text)
    return true
  }

  #onRefused(error: unknown): boolean {
    if (error instanceof CartConflict && ++this.#conflicts <= conflictsInARow) {
      this.#change(saveConflicted(this.#state, error.current), true)
      this.#ports.say.info(messages.cart.changedElsewhere)
      return true
    }
    const { sending } = this.#state
    this.#conflicts = 0
    this.#change(saveFailed(this.#state), false)
    // The end of the session speaks for itself, at /login.
    if (error instanceof ApiError && error.status === 401) return false
    this.#ports.say.error(failureMessage(sending))
    // The server may hold something else than was believed, also when its answer got lost.
    this.#ports.reload()
    return false
  }

  /** Moves on, and tells those who wait for an edit that is no longer pending. */
  #change(next: ShopCartState, isSaved: boolean): void {
    if (next === this.#state) return
    this.#state = next
    const pending = new Set([...next.sending, ...next.waiting])
    for (const [edit, settle] of this.#settle) {
      if (pending.has(edit)) continue
      this.#settle.delete(edit)
      settle(isSaved)
    }
    for (const listener of this.#listeners) listener()
  }
}
