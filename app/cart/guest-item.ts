import { minuteMs } from '../../domain/time.ts'
import { keepInTab, keptInTab } from '../../ui/tab-memory.ts'
import type { ShopItem } from './items.ts'

const key = 'what the guest wanted'

/** Long enough to sign up; after that somebody else may be using the browser. */
export const guestItemMinutes = 30

/** What a guest wanted to put into the cart before logging in. */
export type GuestItem = { item: ShopItem; note: string; quantity?: number | undefined }

type Kept = GuestItem & { at: number }

/** The tab keeps it until a customer logs in there, for half an hour at most. */
export function keepGuestItem(wanted: GuestItem): void {
  keepInTab(key, { ...wanted, at: Date.now() } satisfies Kept)
}

/** Returns it once, and forgets it. */
export function takeGuestItem(): GuestItem | undefined {
  const kept = keptInTab<Kept>(key)
  keepInTab(key, undefined)
  if (!kept) return undefined
  const { at, ...wanted } = kept
  return Date.now() - at < guestItemMinutes * minuteMs ? wanted : undefined
}
