import type { Shop } from '../shop.ts'
import { type LoadedCart, loadCart } from './load-cart.ts'

export { takeCustomPackageOutOfCart, takeOutOfCart } from './store.ts'

export function getCart({ database }: Shop, userId: number): Promise<LoadedCart> {
  return loadCart(database, userId)
}
