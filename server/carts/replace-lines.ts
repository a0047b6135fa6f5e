import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connect.ts'
import { listsOf } from '../database/many-rows.ts'
import { type Placeholders, preparedSql } from '../database/prepared.ts'
import { cartItems, cartProducts } from '../database/schema.ts'
import { type Goods, itemOf } from './load-cart.ts'
import { storedPrice } from './noted-price.ts'
import type { CartItemRow, CartProductRow, WantedItem, WantedProduct } from './store.ts'

// A client that sends no seen prices has seen those of its first save: later changes are news.

/** Replaces the cart's package lines and returns the new ones; a line that stays keeps its id. */
export function replaceCartItems(
  tx: Transaction,
  cartId: number,
  wanted: readonly WantedItem[],
  goods: Goods,
): Promise<CartItemRow[]> {
  const priced = wanted.map((line) => ({
    ...line,
    unitPriceCents: storedPrice(itemOf(line, goods).unitPriceCents),
  }))
  return replaceItems(tx, { cartId, wanted: JSON.stringify(priced) })
}

/** Replaces the cart's product lines and returns the new ones; a line that stays keeps its id. */
export function replaceCartProducts(
  tx: Transaction,
  cartId: number,
  wanted: readonly WantedProduct[],
  goods: Goods,
): Promise<CartProductRow[]> {
  const priced = wanted.map((line) => ({
    ...line,
    unitPriceCents: goods.products.get(line.productId)?.priceCents,
  }))
  return replaceProducts(tx, { cartId, wanted: JSON.stringify(priced) })
}

type Values = { cartId: number; wanted: string }

const replaceItems = preparedSql<Values, CartItemRow>(
  replacement(cartItems, {
    names: ['packageId', 'customPackageId', 'quantity', 'note'],
    isSame: sql`(given."packageId" = package_id or given."customPackageId" = custom_package_id)`,
  }),
)

const replaceProducts = preparedSql<Values, CartProductRow>(
  replacement(cartProducts, {
    names: ['productId', 'quantity'],
    isSame: sql`given."productId" = product_id`,
  }),
)

type Line<Table extends typeof cartItems | typeof cartProducts> = {
  /** The columns of a wanted line, but the price that the customer has seen. */
  names: readonly (keyof Table['$inferSelect'] & string)[]
  /** True when a line of the cart and `given`, a wanted one, are of the same package or product. */
  isSame: SQL
}

function replacement<Table extends typeof cartItems | typeof cartProducts>(
  table: Table,
  { names, isSame }: Line<Table>,
) {
  const { columns, values, types, set } = listsOf(table, names)
  return ({ cartId, wanted }: Placeholders<Values>) => sql`
    with given as materialized (
      select * from json_to_recordset(${wanted}::json)
        as given (${sql.raw(types)}, "notedPriceCents" integer, "unitPriceCents" integer)
    ), gone as (
      delete from ${table} where cart_id = ${cartId} and not exists (select from given where ${isSame})
    ), kept as (
      update ${table} as line set ${sql.raw(set)},
        noted_price_cents = coalesce("notedPriceCents", line.noted_price_cents, "unitPriceCents")
      from given where cart_id = ${cartId} and ${isSame}
      returning line.*
    ), added as (
      insert into ${table} (cart_id, noted_price_cents, ${sql.raw(columns)})
      select ${cartId}::int, coalesce("notedPriceCents", "unitPriceCents"), ${sql.raw(values)}
      from given where not exists (select from kept where ${isSame})
      returning *
    )
    select ${sql.raw(listsOf(table).selected)}
    from (select * from kept union all select * from added) as stored order by id`
}
