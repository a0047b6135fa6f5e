import type { CartEdit } from '../../domain/cart/edits.ts'
import type { CartState } from '../../domain/cart/state.ts'
import type { ShopItem } from './items.ts'

export type ShopEdit = CartEdit<ShopItem>
export type ShopCartState = CartState<ShopItem>

export type AddOptions = {
  /** One by default. */
  quantity?: number | undefined
  /** The page's own message, instead of the cart's, when adding fails. */
  failureText?: string | undefined
}

export type Wanted = { item: ShopItem; note: string; quantity: number }
