import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { deleteCustomPackageOf } from './store.ts'

/** Locks the customer's cart and removes the package from it. */
export type TakeOutOfCart = (tx: Transaction, userId: number, id: number) => Promise<void>

/** Deletes the customer's package, and removes it from their cart; orders keep what was bought. */
export function deleteCustomPackage(
  { database }: Shop,
  takeOutOfCart: TakeOutOfCart,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  return database.transaction(async (tx) => {
    // The cart is locked first, since saving a cart also locks it before its packages.
    await takeOutOfCart(tx, userId, id)
    const [deleted] = await deleteCustomPackageOf(tx, userId, id)
    if (!deleted) throw refusal('unknownCustomPackage')
  })
}
