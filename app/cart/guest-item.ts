import type { ShopItem } from './items.ts'

const key = 'what the guest wanted'

/** Long enough to sign up; after that somebody else may be using the browser. */
export const guestItemMinutes = 30

/** What a guest wanted to put into the cart before logging in. */
export type GuestItem = { item: ShopItem; note: string; quantity?: number | undefined }

type Kept = GuestItem & { at: number }

/** The tab keeps it until a customer logs in there, for half an hour at most. */
export function keepGuestItem(wanted: GuestItem): void {
  window.sessionStorage.setItem(key, JSON.stringify({ ...wanted, at: Date.now() } satisfies Kept))
}

/** Returns it once, and forgets it. */
export function takeGuestItem(): GuestItem | undefined {
  const kept = window.sessionStorage.getItem(key)
  window.sessionStorage.removeItem(key)
  if (kept === null) return undefined
  // Only `keepGuestItem` writes to this key, and the server looks every item up again.
  const { at, ...wanted } = JSON.parse(kept) as Kept
  return Date.now() - at < guestItemMinutes * 60_000 ? wanted : undefined
}
