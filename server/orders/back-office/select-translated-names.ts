import { sql } from 'drizzle-orm'
import type { TranslatedLanguage } from '../../../domain/translations/translated-things.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Database } from '../../database/connect.ts'
import {
  categoryTexts,
  orderItemProducts,
  orderItems,
  orderProducts,
  packageTexts,
  products,
  productTexts,
} from '../../database/schema.ts'

type TranslatedName = {
  orderId: number
  kind: 'product' | 'package' | 'category'
  id: number
  name: string
}

/**
 * Today's names in a language of the products and packages in orders, and of the products' categories. Not the names that
 * the customer saw: those are in the customer's language.
 */
export async function selectTranslatedNames(
  database: Database,
  orderIds: readonly number[],
  language: TranslatedLanguage,
): Promise<TranslatedName[]> {
  const { rows } = await database.execute<TranslatedName>(sql`
    with sold as (
      select ${orderProducts.orderId}, ${orderProducts.productId}
      from ${orderProducts} where ${isOneOf(orderProducts.orderId, orderIds)}
      union
      select ${orderItems.orderId}, ${orderItemProducts.productId}
      from ${orderItems} join ${orderItemProducts} on ${orderItemProducts.orderItemId} = ${orderItems.id}
      where ${isOneOf(orderItems.orderId, orderIds)}
    ), named as (
      select sold.order_id, 'product' as kind, ${productTexts.productId} as id, ${productTexts.name}
      from sold join ${productTexts} on ${productTexts.productId} = sold.product_id
      where ${productTexts.language} = ${language}
      union
      select sold.order_id, 'category', ${categoryTexts.categoryId}, ${categoryTexts.name}
      from sold join ${products} on ${products.id} = sold.product_id
      join ${categoryTexts} on ${categoryTexts.categoryId} = ${products.categoryId}
      where ${categoryTexts.language} = ${language}
      union
      select ${orderItems.orderId}, 'package', ${packageTexts.packageId}, ${packageTexts.name}
      from ${orderItems} join ${packageTexts} on ${packageTexts.packageId} = ${orderItems.packageId}
      where ${packageTexts.language} = ${language} and ${isOneOf(orderItems.orderId, orderIds)}
    )
    select order_id as "orderId", kind, id, name from named where name is not null`)
  return rows
}
