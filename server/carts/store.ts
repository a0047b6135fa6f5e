import { and, asc, eq, getTableColumns, type Placeholder, sql } from 'drizzle-orm'
import type { Readable, Transaction } from '../database/connect.ts'
import { recordset } from '../database/many-rows.ts'
import { pipelined } from '../database/pipelined.ts'
import { type Placeholders, prepared, preparedSql } from '../database/prepared.ts'
import { cartItems, cartProducts, carts } from '../database/schema.ts'

export type CartRow = typeof carts.$inferSelect
export type CartItemRow = typeof cartItems.$inferSelect
export type CartProductRow = typeof cartProducts.$inferSelect

export type WantedItem = {
  packageId: number | null
  customPackageId: number | null
  quantity: number
  note: string
  /** Null keeps the stored price. */
  notedPriceCents: number | null
  /** Null keeps the stored fingerprint. */
  notedContents: string | null
}
export type WantedProduct = Pick<WantedItem, 'quantity' | 'notedPriceCents'> & { productId: number }

type BoughtItem = Pick<WantedItem, 'packageId' | 'customPackageId' | 'quantity'>
type BoughtProduct = Pick<WantedProduct, 'productId' | 'quantity'>

/** More saves than can be in flight from all of a customer's devices. */
const savesRemembered = '10'

export async function findCartOf(database: Readable, userId: number): Promise<CartRow | undefined> {
  const [cart] = await cartOf(database, { userId })
  return cart
}

const cartOf = prepared((database, { userId }: Placeholders<{ userId: number }>) =>
  database.select().from(carts).where(eq(carts.userId, userId)),
)

/**
 * Records a save and raises the version of the customer's cart. Returns the updated cart, locked
 * against other saves until the transaction ends, or undefined when there is none yet.
 */
export async function raiseCartOf(
  tx: Transaction,
  userId: number,
  saveId?: string,
): Promise<CartRow | undefined> {
  const [cart] = await (saveId ? raiseBySave(tx, { userId, saveId }) : raiseUnnamed(tx, { userId }))
  return cart
}

/**
 * Creates the cart at the first save; undefined when another save is creating it. Not combined with the
 * update into one upsert: an insert takes an id even if the row exists, and one id for each save would
 * use them all up in a year.
 */
export async function makeCartOf(
  tx: Transaction,
  userId: number,
  saveId?: string,
): Promise<CartRow | undefined> {
  const saves = saveId ? [saveId] : []
  const [cart] = await tx
    .insert(carts)
    .values({ userId, version: 1, saves })
    .onConflictDoNothing()
    .returning()
  return cart
}

const nextVersion = { version: sql`${carts.version} + 1`, changedAt: sql`now()` }
/** The ids of a cart's saves, with a new one first. */
const savesAfter = (saveId: Placeholder) =>
  sql`(array_prepend(${saveId}::uuid, ${carts.saves}))[1:${sql.raw(savesRemembered)}]`

const raiseUnnamed = prepared((tx, { userId }: Placeholders<{ userId: number }>) =>
  tx.update(carts).set(nextVersion).where(eq(carts.userId, userId)).returning(),
)

const raiseBySave = prepared(
  (tx, { userId, saveId }: Placeholders<{ userId: number; saveId: string }>) =>
    tx
      .update(carts)
      .set({ ...nextVersion, saves: savesAfter(saveId) })
      .where(eq(carts.userId, userId))
      .returning(),
)

export const selectCartItemsOf = prepared(
  (database, { userId }: Placeholders<{ userId: number }>) =>
    database
      .select(getTableColumns(cartItems))
      .from(cartItems)
      .innerJoin(carts, eq(carts.id, cartItems.cartId))
      .where(eq(carts.userId, userId))
      .orderBy(asc(cartItems.id)),
)

export const selectCartProducts = prepared(
  (database, { cartId }: Placeholders<{ cartId: number }>) =>
    database
      .select()
      .from(cartProducts)
      .where(eq(cartProducts.cartId, cartId))
      .orderBy(asc(cartProducts.id)),
)

/** Removes a package that is being deleted from its owner's cart; a cart without it stays unchanged. */
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
  if (taken.length > 0) await tx.update(carts).set(nextVersion).where(eq(carts.id, cart.id))
}

/** Reduces the lines of the customer's cart by what an order bought; a line at zero is deleted. */
export async function takeOutOfCart(
  tx: Transaction,
  userId: number,
  { items, products }: { items: BoughtItem[]; products: BoughtProduct[] },
): Promise<void> {
  // The cart is locked first, as in a save, so that the two never deadlock.
  await pipelined({
    cart: () => raiseAfterOrder(tx, { userId }),
    items: () => items.length > 0 && takeItems(tx, { userId, bought: JSON.stringify(items) }),
    products: () =>
      products.length > 0 && takeProducts(tx, { userId, bought: JSON.stringify(products) }),
  })
}

const raiseAfterOrder = prepared((tx, { userId }: Placeholders<{ userId: number }>) =>
  tx.update(carts).set(nextVersion).where(eq(carts.userId, userId)),
)

const withoutBought = sql`
  when matched and line.quantity <= bought.quantity then delete
  when matched then update set quantity = line.quantity - bought.quantity`

type Bought = { userId: number; bought: string }

const takeItems = preparedSql<Bought>(
  ({ userId, bought }) => sql`
    merge into ${cartItems} as line using (
      select carts.id as cart_id, given.*
      from ${carts}, ${recordset(cartItems, ['packageId', 'customPackageId', 'quantity'], bought)}
      where carts.user_id = ${userId}
    ) as bought on line.cart_id = bought.cart_id and
      (line.package_id = bought."packageId" or line.custom_package_id = bought."customPackageId")
    ${withoutBought}`,
)

const takeProducts = preparedSql<Bought>(
  ({ userId, bought }) => sql`
    merge into ${cartProducts} as line using (
      select carts.id as cart_id, given.*
      from ${carts}, ${recordset(cartProducts, ['productId', 'quantity'], bought)}
      where carts.user_id = ${userId}
    ) as bought on line.cart_id = bought.cart_id and line.product_id = bought."productId"
    ${withoutBought}`,
)
