import type { ShopItem } from './items.ts'

const key = 'what the guest wanted'

/** What a guest wanted to put into the cart before logging in. */
export type Wish = { item: ShopItem; note: string }

/** Kept by the tab until somebody has logged in there. */
export function keepWish(wish: Wish): void {
  window.sessionStorage.setItem(key, JSON.stringify(wish))
}

/** The wish, only once. */
export function takeWish(): Wish | undefined {
  const kept = window.sessionStorage.getItem(key)
  window.sessionStorage.removeItem(key)
  // Only `keepWish` writes there, and the server looks every item up again.
  return kept === null ? undefined : (JSON.parse(kept) as Wish)
}
