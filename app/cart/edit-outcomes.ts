import type { ShopEdit } from './edits.ts'

/** Tells those who made an edit whether it was saved, once it is no longer pending. */
export class EditOutcomes {
  #settle = new Map<ShopEdit, (isSaved: boolean) => void>()

  of(edit: ShopEdit): Promise<boolean> {
    return new Promise((resolve) => this.#settle.set(edit, resolve))
  }

  settle(pendingEdits: readonly ShopEdit[], isSaved: boolean): void {
    const pending = new Set(pendingEdits)
    for (const [edit, settle] of this.#settle) {
      if (pending.has(edit)) continue
      this.#settle.delete(edit)
      settle(isSaved)
    }
  }
}
