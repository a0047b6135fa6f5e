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

const nextVersion = { version: sql`${carts.version} + 1` }

/** Notes that the cart has changed, and by which save if a browser gave it an id. */
export async function raiseCartVersion(
  tx: Transaction,
  cartId: number,
  saveId?: string,
): Promise<void> {
  const saves = sql`(array_prepend(${saveId}::uuid, ${carts.saves}))[1:${sql.raw(savesRemembered)}]`
  await tx
    .update(carts)
    .set({ ...nextVersion, ...(saveId ? { saves } : {}) })
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
  { items, products }: { items: BoughtItem[]; products: BoughtProduct[] },
): Promise<void> {
  // The cart first, as a save does, so that the two never wait for each other.
  await together([
    tx.update(carts).set(nextVersion).where(eq(carts.userId, userId)),
    items.length > 0 &&
      tx.execute(sql`merge into ${cartItems} as line using (
          select carts.id as cart_id, bought.* from ${carts}, json_to_recordset(${JSON.stringify(items)}::json)
            as bought ("packageId" int, "customPackageId" int, quantity int) where carts.user_id = ${userId}
        ) as bought on line.cart_id = bought.cart_id and
          (line.package_id = bought."packageId" or line.custom_package_id = bought."customPackageId")
        ${withoutBought}`),
    products.length > 0 &&
      tx.execute(sql`merge into ${cartProducts} as line using (
          select carts.id as cart_id, bought.* from ${carts}, json_to_recordset(${JSON.stringify(products)}::json)
            as bought ("productId" int, quantity int) where carts.user_id = ${userId}
        ) as bought on line.cart_id = bought.cart_id and line.product_id = bought."productId"
        ${withoutBought}`),
  ])
}

const withoutBought = sql`
  when matched and line.quantity <= bought.quantity then delete
  when matched then update set quantity = line.quantity - bought.quantity`
