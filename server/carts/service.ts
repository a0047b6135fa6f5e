import type { Language } from '../../domain/texts/texts.ts'
import type { Transaction } from '../database/connect.ts'
import type { Shop } from '../shop.ts'
import { type LoadedCart, loadCart } from './load-cart.ts'
import { findCartOf } from './store.ts'

export { takeCustomPackageOutOfCart, takeOutOfCart } from './store.ts'

export function getCart(
  { database }: Shop,
  userId: number,
  language: Language,
): Promise<LoadedCart> {
  return loadCart(database, userId, language)
}

/** The version of the customer's cart; 0 until it is first saved. */
export async function cartVersionOf(tx: Transaction, userId: number): Promise<number> {
  return (await findCartOf(tx, userId))?.version ?? 0
}
