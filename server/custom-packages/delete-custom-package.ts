import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { deleteCustomPackageOf } from './store.ts'

/** What the cart does when a package goes: it locks itself and takes the package out. */
export type TakeOutOfCart = (tx: Transaction, userId: number, id: number) => Promise<void>

/** Deletes the customer's package, and takes it out of their cart; orders keep what was bought. */
export function deleteCustomPackage(
  { database }: Shop,
  takeOutOfCart: TakeOutOfCart,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  return database.transaction(async (tx) => {
    // The cart first: a save of the cart locks it before it looks for the packages in it.
    await takeOutOfCart(tx, userId, id)
    const [deleted] = await deleteCustomPackageOf(tx, userId, id)
    if (!deleted) throw refusal('unknownCustomPackage')
  })
}
