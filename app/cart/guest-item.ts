import type { ShopItem } from './items.ts'

const key = 'what the guest wanted'

/** What a guest wanted to put into the cart before logging in. */
export type GuestItem = { item: ShopItem; note: string }

/** The tab keeps it until a customer logs in there. */
export function keepGuestItem(wanted: GuestItem): void {
  window.sessionStorage.setItem(key, JSON.stringify(wanted))
}

/** Returns it once, and forgets it. */
export function takeGuestItem(): GuestItem | undefined {
  const kept = window.sessionStorage.getItem(key)
  window.sessionStorage.removeItem(key)
  // Only `keepGuestItem` writes to this key, and the server looks every item up again.
  return kept === null ? undefined : (JSON.parse(kept) as GuestItem)
}
