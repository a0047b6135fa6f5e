import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../database/connect.ts'
import { cartItems, cartProducts, carts } from '../database/schema.ts'
import { together } from '../database/together.ts'

export type CartRow = typeof carts.$inferSelect
export type CartItemRow = typeof cartItems.$inferSelect
export type CartProductRow = typeof cartProducts.$inferSelect

export type WantedItem = {
  packageId: number | null
  customPackageId: number | null
  quantity: number
  note: string
  /** Null keeps what is known. */
  notedPriceCents: number | null
}
export type WantedProduct = Pick<WantedItem, 'quantity' | 'notedPriceCents'> & { productId: number }

type BoughtItem = Pick<WantedItem, 'packageId' | 'customPackageId' | 'quantity'>
type BoughtProduct = Pick<WantedProduct, 'productId' | 'quantity'>

/** More saves than can be on their way from all of a customer's devices. */
const savesRemembered = '10'

export async function findCartOf(
  database: Database | Transaction,
  userId: number,
): Promise<CartRow | undefined> {
  const [cart] = await database.select().from(carts).where(eq(carts.userId, userId))
  return cart
}

/** The customer's cart, locked against other saves until the transaction ends; made when there is none. */
export async function lockCartOf(tx: Transaction, userId: number): Promise<CartRow> {
  const [, [cart]] = await together([
    tx.insert(carts).values({ userId, version: 0 }).onConflictDoNothing(),
    tx.select().from(carts).where(eq(carts.userId, userId)).for('update'),
  ])
  if (!cart) throw new Error('A cart vanished while it was being saved')
  return cart
}

export function selectCartItems(database: Database | Transaction, cartId: number) {
  return database
    .select()
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.id))
}

export function selectCartProducts(database: Database | Transaction, cartId: number) {
  return database
    .select()
    .from(cartProducts)
    .where(eq(cartProducts.cartId, cartId))
    .orderBy(asc(cartProducts.id))
}

/** Makes the cart's package lines those wanted; a line that stays keeps its id. */
export async function replaceCartItems(tx: Transaction, cartId: number, wanted: WantedItem[]) {
  const packageIds = wanted.flatMap((item) => item.packageId ?? [])
  const customPackageIds = wanted.flatMap((item) => item.customPackageId ?? [])
  await tx
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.cartId, cartId),
        sql`coalesce(${notInArray(cartItems.packageId, packageIds)}, true)`,
        sql`coalesce(${notInArray(cartItems.customPackageId, customPackageIds)}, true)`,
      ),
    )
  for (const target of [cartItems.packageId, cartItems.customPackageId]) {
    const key = target === cartItems.packageId ? 'packageId' : 'customPackageId'
    const values = wanted.filter((item) => item[key] !== null).map((item) => ({ cartId, ...item }))
    if (values.length === 0) continue
    await tx
      .insert(cartItems)
      .values(values)
      .onConflictDoUpdate({
        target: [cartItems.cartId, target],
        set: {
          quantity: sql`excluded.quantity`,
          note: sql`excluded.note`,
          notedPriceCents: notedPriceKept(cartItems.notedPriceCents),
        },
      })
  }
}

/** Makes the cart's product lines those wanted; a line that stays keeps its id. */
export async function replaceCartProducts(
  tx: Transaction,
  cartId: number,
  wanted: WantedProduct[],
) {
  const productIds = wanted.map((line) => line.productId)
  await tx
    .delete(cartProducts)
    .where(and(eq(cartProducts.cartId, cartId), notInArray(cartProducts.productId, productIds)))
  if (wanted.length === 0) return
  await tx
    .insert(cartProducts)
    .values(wanted.map((line) => ({ cartId, ...line })))
    .onConflictDoUpdate({
      target: [cartProducts.cartId, cartProducts.productId],
      set: {
        quantity: sql`excluded.quantity`,
        notedPriceCents: notedPriceKept(cartProducts.notedPriceCents),
      },
    })
}

function notedPriceKept(known: AnyPgColumn) {
  return sql`coalesce(excluded.noted_price_cents, ${known})`
}

/** Notes that the cart has changed, and by which save if a browser gave it an id. */
export async function raiseCartVersion(
  tx: Transaction,
  cartId: number,
  saveId?: string,
): Promise<void> {
  const saves = sql`(array_prepend(${saveId}::uuid, ${carts.saves}))[1:${sql.raw(savesRemembered)}]`
  await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, ...(saveId ? { saves } : {}) })
    .where(eq(carts.id, cartId))
}

/** Takes a package that is being deleted out of its owner's cart; a cart without it stays as it is. */
export async function takeCustomPackageOutOfCart(
  tx: Transaction,
  userId: number,
  customPackageId: number,
): Promise<void> {
  const [cart] = await tx.select().from(carts).where(eq(carts.userId, userId)).for('update')
  if (!cart) return
  const taken = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.cartId, cart.id), eq(cartItems.customPackageId, customPackageId)))
    .returning({ id: cartItems.id })
  if (taken.length > 0) await raiseCartVersion(tx, cart.id)
}

/** Takes as many out of the customer's cart as an order bought; a line that is bought whole goes. */
export async function takeOutOfCart(
  tx: Transaction,
  userId: number,
  bought: { items: BoughtItem[]; products: BoughtProduct[] },
): Promise<void> {
  // Locked before its lines, as a save does, so that the two never wait for each other.
  const [cart] = await tx.select().from(carts).where(eq(carts.userId, userId)).for('update')
  if (!cart) return
  const items = JSON.stringify(bought.items)
  const products = JSON.stringify(bought.products)
  const boughtItems = sql`json_to_recordset(${items}::json)
    as bought ("packageId" int, "customPackageId" int, quantity int)`
  const boughtProducts = sql`json_to_recordset(${products}::json)
    as bought ("productId" int, quantity int)`
  const sameItem = sql`${cartItems.cartId} = ${cart.id} and (
    ${cartItems.packageId} = bought."packageId" or
    ${cartItems.customPackageId} = bought."customPackageId")`
  const sameProduct = sql`${cartProducts.cartId} = ${cart.id} and ${cartProducts.productId} = bought."productId"`
  // One after the other for the database, but sent together.
  await together([
    tx.execute(sql`delete from ${cartItems} using ${boughtItems}
      where ${sameItem} and ${cartItems.quantity} <= bought.quantity`),
    tx.execute(sql`update ${cartItems} set quantity = ${cartItems.quantity} - bought.quantity
      from ${boughtItems} where ${sameItem}`),
    tx.execute(sql`delete from ${cartProducts} using ${boughtProducts}
      where ${sameProduct} and ${cartProducts.quantity} <= bought.quantity`),
    tx.execute(sql`update ${cartProducts} set quantity = ${cartProducts.quantity} - bought.quantity
      from ${boughtProducts} where ${sameProduct}`),
    raiseCartVersion(tx, cart.id),
  ])
}
