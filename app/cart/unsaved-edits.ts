import type { Pending } from '../../domain/cart/state.ts'
import type { ShopItem } from './items.ts'

export type UnsavedEdits = Pending<ShopItem>

/**
 * The edits that the server has not confirmed, kept by the tab so that they are still there after a
 * reload. Not shared with other tabs, which would make them too.
 */
export function readUnsaved(userId: number): UnsavedEdits | undefined {
  const kept = window.sessionStorage.getItem(keyOf(userId))
  // Only `keepUnsaved` writes there.
  return kept === null ? undefined : (JSON.parse(kept) as UnsavedEdits)
}

export function keepUnsaved(userId: number, { sending, waiting }: UnsavedEdits): void {
  if (sending.length + waiting.length === 0) window.sessionStorage.removeItem(keyOf(userId))
  else window.sessionStorage.setItem(keyOf(userId), JSON.stringify({ sending, waiting }))
}

function keyOf(userId: number): string {
  return `unsaved cart edits of customer ${userId}`
}
