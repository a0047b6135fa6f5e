import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connect.ts'
import { listsOf, recordset } from '../database/many-rows.ts'
import { type Placeholders, preparedSql } from '../database/prepared.ts'
import { cartItems, cartProducts } from '../database/schema.ts'
import type { CartItemRow, CartProductRow, WantedItem, WantedProduct } from './store.ts'

/** Replaces the cart's package lines and returns the new ones; a line that stays keeps its id. */
export function replaceCartItems(
  tx: Transaction,
  cartId: number,
  wanted: readonly WantedItem[],
): Promise<CartItemRow[]> {
  return replaceItems(tx, { cartId, wanted: JSON.stringify(wanted) })
}

/** Replaces the cart's product lines and returns the new ones; a line that stays keeps its id. */
export function replaceCartProducts(
  tx: Transaction,
  cartId: number,
  wanted: readonly WantedProduct[],
): Promise<CartProductRow[]> {
  return replaceProducts(tx, { cartId, wanted: JSON.stringify(wanted) })
}

type Values = { cartId: number; wanted: string }

const replaceItems = preparedSql<Values, CartItemRow>(
  replacement(cartItems, {
    names: ['packageId', 'customPackageId', 'quantity', 'note', 'notedPriceCents'],
    isSame: sql`(given."packageId" = package_id or given."customPackageId" = custom_package_id)`,
  }),
)

const replaceProducts = preparedSql<Values, CartProductRow>(
  replacement(cartProducts, {
    names: ['productId', 'quantity', 'notedPriceCents'],
    isSame: sql`given."productId" = product_id`,
  }),
)

type Line<Table extends typeof cartItems | typeof cartProducts> = {
  /** The columns of a wanted line. */
  names: readonly (keyof Table['$inferSelect'] & string)[]
  /** True when a line of the cart and `given`, a wanted one, are of the same package or product. */
  isSame: SQL
}

function replacement<Table extends typeof cartItems | typeof cartProducts>(
  table: Table,
  { names, isSame }: Line<Table>,
) {
  const { columns, values } = listsOf(table, names)
  const changed = names.filter((name) => name !== 'notedPriceCents')
  return ({ cartId, wanted }: Placeholders<Values>) => sql`
    with given as materialized (
      select * from ${recordset(table, names, wanted)}
    ), gone as (
      delete from ${table} where cart_id = ${cartId} and not exists (select from given where ${isSame})
    ), kept as (
      update ${table} as line set ${sql.raw(listsOf(table, changed).set)},
        noted_price_cents = coalesce(given."notedPriceCents", line.noted_price_cents)
      from given where cart_id = ${cartId} and ${isSame}
      returning line.*
    ), added as (
      insert into ${table} (cart_id, ${sql.raw(columns)}) select ${cartId}::int, ${sql.raw(values)}
      from given where not exists (select from kept where ${isSame})
      returning *
    )
    select ${sql.raw(listsOf(table).selected)}
    from (select * from kept union all select * from added) as stored order by id`
}
