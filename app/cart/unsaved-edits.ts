import type { Pending } from '../../domain/cart/state.ts'
import type { ShopItem } from './items.ts'

export type UnsavedEdits = Pending<ShopItem>

/**
 * The edits that the server has not confirmed, kept by the tab so that they survive a reload. They
 * are not shared with other tabs, which would send them too.
 */
export function readUnsaved(userId: number): UnsavedEdits | undefined {
  const kept = window.sessionStorage.getItem(keyOf(userId))
  // Only `keepUnsaved` writes to this key.
  return kept === null ? undefined : (JSON.parse(kept) as UnsavedEdits)
}

export function keepUnsaved(userId: number, { sending, waiting }: UnsavedEdits): void {
  if (sending.length + waiting.length === 0) window.sessionStorage.removeItem(keyOf(userId))
  else window.sessionStorage.setItem(keyOf(userId), JSON.stringify({ sending, waiting }))
}

function keyOf(userId: number): string {
  return `unsaved cart edits of customer ${userId}`
}
