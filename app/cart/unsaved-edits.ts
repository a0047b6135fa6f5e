import type { Pending } from '../../domain/cart/state.ts'
import { keepInTab, keptInTab } from '../../ui/tab-memory.ts'
import type { ShopItem } from './items.ts'

export type UnsavedEdits = Pending<ShopItem>

/**
 * The edits that the server has not confirmed, kept by the tab so that they survive a reload. They
 * are not shared with other tabs, which would send them too.
 */
export function readUnsaved(userId: number): UnsavedEdits | undefined {
  return keptInTab(keyOf(userId))
}

export function keepUnsaved(userId: number, { sending, waiting }: UnsavedEdits): void {
  const isNothing = sending.length + waiting.length === 0
  keepInTab(keyOf(userId), isNothing ? undefined : { sending, waiting })
}

/** What was left, and what was edited since, while the cart is not loaded. */
export function allUnsaved(
  left: UnsavedEdits | undefined,
  { sending, waiting }: UnsavedEdits,
): UnsavedEdits {
  return left ? { ...left, waiting: [...left.waiting, ...waiting] } : { sending, waiting }
}

function keyOf(userId: number): string {
  return `unsaved cart edits of customer ${userId}`
}
