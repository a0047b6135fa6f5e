import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connect.ts'
import { listsOf } from '../database/many-rows.ts'
import { type Placeholders, preparedSql } from '../database/prepared.ts'
import { cartItems, cartProducts } from '../database/schema.ts'
import { type Goods, itemOf } from './load-cart.ts'
import { contentsFingerprint } from './noted-contents.ts'
import { storedPrice } from './noted-price.ts'
import type { CartItemRow, CartProductRow, WantedItem, WantedProduct } from './store.ts'

// A client that does not send what was seen has seen prices and contents as of its first save: later changes are news.

/** Replaces the cart's package lines and returns the new ones; a line that stays keeps its id. */
export function replaceCartItems(
  tx: Transaction,
  cartId: number,
  wanted: readonly WantedItem[],
  goods: Goods,
): Promise<CartItemRow[]> {
  const current = wanted.map((line) => {
    const { unitPriceCents, shopPackage } = itemOf(line, goods)
    return {
      ...line,
      unitPriceCents: storedPrice(unitPriceCents),
      contents: shopPackage && contentsFingerprint(shopPackage),
    }
  })
  return replaceItems(tx, { cartId, wanted: JSON.stringify(current) })
}

/** Replaces the cart's product lines and returns the new ones; a line that stays keeps its id. */
export function replaceCartProducts(
  tx: Transaction,
  cartId: number,
  wanted: readonly WantedProduct[],
  goods: Goods,
): Promise<CartProductRow[]> {
  const current = wanted.map((line) => ({
    ...line,
    unitPriceCents: goods.products.get(line.productId)?.priceCents,
  }))
  return replaceProducts(tx, { cartId, wanted: JSON.stringify(current) })
}

type Values = { cartId: number; wanted: string }

/** A column with what the customer has seen, and the properties of a wanted line that are for it. */
type SeenColumn = { column: string; type: string; sent: string; current: string }

const priceColumn: SeenColumn = {
  column: 'noted_price_cents',
  type: 'integer',
  sent: '"notedPriceCents"',
  current: '"unitPriceCents"',
}
const contentsColumn: SeenColumn = {
  column: 'noted_contents',
  type: 'text',
  sent: '"notedContents"',
  current: '"contents"',
}

const replaceItems = preparedSql<Values, CartItemRow>(
  replacement(cartItems, {
    names: ['packageId', 'customPackageId', 'quantity', 'note'],
    isSame: sql`(given."packageId" = package_id or given."customPackageId" = custom_package_id)`,
    seen: [priceColumn, contentsColumn],
  }),
)

const replaceProducts = preparedSql<Values, CartProductRow>(
  replacement(cartProducts, {
    names: ['productId', 'quantity'],
    isSame: sql`given."productId" = product_id`,
    seen: [priceColumn],
  }),
)

type Line<Table extends typeof cartItems | typeof cartProducts> = {
  /** The columns of a wanted line, but those with what the customer has seen. */
  names: readonly (keyof Table['$inferSelect'] & string)[]
  /** True when a line of the cart and `given`, a wanted one, are of the same package or product. */
  isSame: SQL
  seen: readonly SeenColumn[]
}

function replacement<Table extends typeof cartItems | typeof cartProducts>(
  table: Table,
  { names, isSame, seen }: Line<Table>,
) {
  const joined = (part: (each: SeenColumn) => string) => sql.raw(seen.map(part).join(', '))
  const seenTypes = joined(({ sent, current, type }) => `${sent} ${type}, ${current} ${type}`)
  const seenColumns = joined(({ column }) => column)
  const seenFirst = joined(({ sent, current }) => `coalesce(${sent}, ${current})`)
  const seenNow = joined(
    ({ column, sent, current }) => `${column} = coalesce(${sent}, line.${column}, ${current})`,
  )
  const { columns, values, types, set } = listsOf(table, names)
  return ({ cartId, wanted }: Placeholders<Values>) => sql`
    with given as materialized (
      select * from json_to_recordset(${wanted}::json)
        as given (${sql.raw(types)}, ${seenTypes})
    ), gone as (
      delete from ${table} where cart_id = ${cartId} and not exists (select from given where ${isSame})
    ), kept as (
      update ${table} as line set ${sql.raw(set)}, ${seenNow}
      from given where cart_id = ${cartId} and ${isSame}
      returning line.*
    ), added as (
      insert into ${table} (cart_id, ${seenColumns}, ${sql.raw(columns)})
      select ${cartId}::int, ${seenFirst}, ${sql.raw(values)}
      from given where not exists (select from kept where ${isSame})
      returning *
    )
    select ${sql.raw(listsOf(table).selected)}
    from (select * from kept union all select * from added) as stored order by id`
}
