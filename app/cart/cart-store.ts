import { applyEdits, hasRoomFor } from '../../domain/cart/edits.ts'
import { temporaryId } from '../../domain/cart/lines.ts'
import { savedMessages } from '../../domain/cart/outcome-messages.ts'
import {
  answered,
  edited,
  emptyState,
  isSaving,
  linesOnScreen,
  loaded,
  pendingEdits,
  resumed,
  saveDue,
  saveFailed,
  saveStarted,
  toBeSentAgain,
} from '../../domain/cart/state.ts'
import { cartAutoSaveMs, maximumQuantity } from '../../domain/limits.ts'
import type { CartPorts } from './cart-ports.ts'
import { Connection } from './connection.ts'
import { EditOutcomes } from './edit-outcomes.ts'
import type { AddOptions, ShopCartState, ShopEdit, Wanted } from './edits.ts'
import { type Failure, failureOf, isNotSold, messageOf } from './failure.ts'
import type { ShopCart, ShopItem } from './items.ts'
import { withKnownLines } from './known-lines.ts'
import { CartConflict, conflictsInARow } from './save-cart.ts'
import { allUnsaved, type UnsavedEdits } from './unsaved-edits.ts'

/** Drives the cart's states: collects edits and saves them after their delay, one save after the other. */
export class CartStore {
  #ports: CartPorts
  #state: ShopCartState = emptyState()
  /** The cart's owner. A new object for each session, so that a late response is matched to its session. */
  #owner: { userId: number } | undefined
  /** Edits that were pending when the page was last left, until the cart is loaded. */
  #left: UnsavedEdits | undefined
  #listeners = new Set<() => void>()
  #outcomes = new EditOutcomes()
  #autoSave: ReturnType<typeof setTimeout> | undefined
  #awaited = 0
  #running: Promise<boolean> = Promise.resolve(true)
  #conflicts = 0
  /** Why the cart, which is not known yet, could not be fetched. */
  #loadFailure: Failure | undefined
  #connection: Connection

  constructor(ports: CartPorts) {
    this.#ports = ports
    this.#connection = new Connection(ports.awaitConnection, () => this.#sendAgain())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): ShopCartState => this.#state

  /** Whether edits wait for the connection to return. */
  readonly isDisconnected = (): boolean => this.#connection.isLost

  /** Forgets one customer's cart and gets ready for another's, or for none. */
  open(userId: number | undefined): void {
    if (this.#owner?.userId === userId) return
    // Without an owner nothing is stored: the last owner's edits stay in the tab for their next login.
    this.#owner = undefined
    this.#forget()
    if (userId === undefined) return
    this.#owner = { userId }
    this.#left = this.#ports.readUnsaved(userId)
  }

  isOf(userId: number): boolean {
    return this.#owner?.userId === userId
  }

  /** The cart, which is not known yet, could not be fetched: edits have it fetched again. */
  loadFailed(failure: Failure): void {
    if (!this.#owner || this.#state.saved || failure === 'sessionEnded') return
    // What was said to wait for the connection is not taken back by a server that has just come up.
    this.#loadFailure = this.#connection.isLost ? 'lost' : failure
    if (this.#state.waiting.length === 0) return
    if (this.#loadFailure === 'lost') this.#onDisconnected()
    else this.#takeBack(this.#state.waiting, emptyState())
  }

  loaded(answer: ShopCart): void {
    if (this.#loadFailure) this.#onReconnected()
    const cart = withKnownLines(answer, linesOnScreen(this.#state))
    const left = this.#left
    this.#left = undefined
    this.#change(left ? resumed(this.#state, cart, left) : loaded(this.#state, cart), true)
    if (left && isSaving(this.#state)) this.#send()
    this.#schedule()
  }

  /** Adds one or more of an item. Returns whether it was saved. */
  add(item: ShopItem, note: string, { quantity, failureText }: AddOptions = {}): Promise<boolean> {
    return this.edit({ ...this.#addition({ item, note }), quantity, failureText })
  }

  /** Adds several items with one save. Returns whether all were saved. */
  async addAll(wanted: readonly Wanted[]): Promise<boolean> {
    const saved = wanted.map((each) => this.#show({ ...this.#addition(each), isSilent: true }))
    this.#schedule()
    return (await Promise.all(saved)).every(Boolean)
  }

  #addition<Addition extends { item: ShopItem; note: string }>(addition: Addition) {
    const id = temporaryId(Date.now(), linesOnScreen(this.#state))
    return { ...addition, type: 'add' as const, temporaryId: id }
  }

  /** Shows the edit at once and saves it after its delay. Returns whether it was saved. */
  edit(edit: ShopEdit): Promise<boolean> {
    if (!this.#owner) {
      this.#ports.say.error(this.#ports.texts.guest.noUser)
      return Promise.resolve(false)
    }
    const before = this.#state
    const saved = this.#show(edit)
    if (this.#state !== before) this.#schedule()
    return saved
  }

  /** Resolves once the edit's save is done, with whether it was saved. */
  #show(edit: ShopEdit): Promise<boolean> {
    const next = edited(this.#state, edit)
    if (edit.type === 'add' && !hasRoomFor(edit, linesOnScreen(this.#state))) {
      this.#ports.say.info(this.#ports.texts.cart.atMost(edit.item.name, maximumQuantity))
    }
    if (next === this.#state) return Promise.resolve(false)
    const saved = this.#outcomes.of(edit)
    this.#change(next, true)
    return saved
  }

  /** Saves all pending edits without delay. Returns false when that failed. */
  async finishSaves(): Promise<boolean> {
    if (this.#connection.isLost) this.#sendAgain()
    while (isSaving(this.#state) || saveDue(this.#state)) {
      if (!isSaving(this.#state)) this.#saveNow()
      if (!(await this.#running)) return false
    }
    return true
  }

  /** Sends all pending edits, even while a save has no response yet: the page may not be there to receive it. */
  leave(): void {
    if (this.#state.waiting.length > 0) this.#saveNow()
  }

  #schedule(): void {
    clearTimeout(this.#autoSave)
    if (this.#loadFailure === 'lost' && !this.#connection.isLost) this.#onDisconnected()
    if (this.#loadFailure === 'refused' && this.#state.waiting.length > 0) this.#ports.reload()
    const due = saveDue(this.#state)
    if (due === 'now') this.#saveNow()
    if (due === 'soon') this.#autoSave = setTimeout(() => this.#saveNow(), cartAutoSaveMs)
  }

  #saveNow(): void {
    clearTimeout(this.#autoSave)
    if (!this.#state.saved) return
    this.#change(saveStarted(this.#state, crypto.randomUUID()), true)
    this.#send()
  }

  /** The server knows by the save's id whether it had arrived, and only its response was lost. */
  #sendAgain(): void {
    if (this.#loadFailure) this.#ports.reload()
    else if (this.#awaited === 0) this.#send()
  }

  /** Sends the last save, which holds the edits of all saves in flight. */
  #send(): void {
    const { saved: basedOn, sending } = this.#state
    const saveId = sending.at(-1)?.id
    if (!this.#owner || !basedOn || saveId === undefined) return
    const edits = sending.flatMap((save) => save.edits)
    const lines = applyEdits(basedOn.lines, edits)
    const afterSave = sending.at(-2)?.id
    this.#awaited += 1
    this.#running = this.#followUp(
      this.#owner,
      this.#ports.save({ ...this.#owner, basedOn, lines, saveId, afterSave }),
    )
  }

  async #followUp(owner: { userId: number }, save: Promise<ShopCart>): Promise<boolean> {
    const outcome = await save.then(
      (cart) => ({ cart }),
      (error: unknown) => ({ error }),
    )
    if (owner !== this.#owner) return false
    this.#awaited -= 1
    const isDone = 'cart' in outcome ? this.#onSaved(outcome.cart) : this.#onRefused(outcome.error)
    this.#schedule()
    return isDone
  }

  #onSaved(cart: ShopCart): boolean {
    this.#conflicts = 0
    this.#onReconnected()
    this.#confirm(cart)
    return true
  }

  #onReconnected(): void {
    if (this.#connection.isLost) this.#ports.say.success(this.#ports.texts.cart.reconnected)
    this.#connection.restored()
    this.#loadFailure = undefined
  }

  #onRefused(error: unknown): boolean {
    const failure = failureOf(error)
    if (failure === 'lost') return this.#onDisconnected()
    this.#connection.restored()
    if (error instanceof CartConflict && ++this.#conflicts <= conflictsInARow) {
      this.#confirm(error.current)
      if (this.#awaited > 0 || !isSaving(this.#state)) return true
      this.#change(toBeSentAgain(this.#state), true)
      this.#ports.say.info(this.#ports.texts.cart.changedElsewhere)
      return true
    }
    this.#conflicts = 0
    // The save that is still in flight holds these edits too.
    if (this.#awaited > 0) return true
    if (failure === 'sessionEnded') return this.#onSessionEnd()
    const failed = this.#state.sending.flatMap((save) => save.edits)
    this.#takeBack(failed, saveFailed(this.#state), error)
    if (isNotSold(error)) this.#ports.reloadCatalogue()
    // The server may hold something other than expected, also when its response was lost.
    this.#ports.reload()
    return false
  }

  #takeBack(failed: readonly ShopEdit[], without: ShopCartState, error?: unknown): void {
    this.#change(without, false)
    this.#ports.say.error(messageOf(error, failed, this.#ports.texts.cart))
  }

  /** The edits stay as they are, and are sent again once the connection has returned. */
  #onDisconnected(): boolean {
    // Another save with the same edits is still in flight.
    if (this.#awaited > 0) return true
    if (!this.#connection.isLost) this.#ports.say.info(this.#ports.texts.cart.disconnected)
    this.#connection.failed()
    this.#notify()
    return false
  }

  /** Shows no message: the end of a session leads to /login. Pending edits wait for the next login. */
  #onSessionEnd(): boolean {
    const left = allUnsaved(this.#left, this.#state)
    this.#forget()
    this.#left = left
    this.#keep()
    this.#ports.reload()
    return false
  }

  #confirm(answer: ShopCart): void {
    const before = this.#state.sending
    const next = answered(this.#state, withKnownLines(answer, linesOnScreen(this.#state)))
    const edits = before.flatMap((save) => (next.sending.includes(save) ? [] : save.edits))
    this.#change(next, true)
    const outcomes = savedMessages(edits, answer.lines, this.#ports.texts.cart)
    for (const { kind, text } of outcomes) this.#ports.say[kind](text)
    if (outcomes.some(({ kind }) => kind === 'info')) this.#ports.reloadCatalogue()
  }

  #forget(): void {
    clearTimeout(this.#autoSave)
    this.#left = undefined
    this.#awaited = 0
    this.#conflicts = 0
    this.#loadFailure = undefined
    this.#connection.restored()
    this.#change(emptyState(), false)
  }

  #keep(): void {
    const unsaved = allUnsaved(this.#left, this.#state)
    if (this.#owner) this.#ports.keepUnsaved(this.#owner.userId, unsaved)
  }

  /** Moves to the next state, and resolves the promises of edits that are no longer pending. */
  #change(next: ShopCartState, isSaved: boolean): void {
    if (next === this.#state) return
    this.#state = next
    this.#keep()
    this.#outcomes.settle(pendingEdits(next), isSaved)
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
