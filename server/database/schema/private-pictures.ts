import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { orders } from './orders.ts'
import { deliveryStops } from './runs.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Photographs that only the customer of their order and operators see: of claims, and of deliveries. Never among `pictures`, which are public and
 * kept for good.
 */
export const privatePictures = pgTable(
  'private_pictures',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Of the door at which its driver left the order; null if its customer has sent it for a claim. */
    stopId: integer().references(() => deliveryStops.id),
    /** WebP, encoded again without metadata. */
    bytes: bytea().notNull(),
    /** Of the original file: the same photograph sent twice. */
    hash: text().notNull(),
    uploadedAt: createdAt(),
    /** Null while its claim is open. */
    deleteAfter: moment(),
  },
  (row) => [
    index('private_pictures_order').on(row.orderId),
    index('private_pictures_stop').on(row.stopId).where(sql`${row.stopId} is not null`),
    index('private_pictures_hash').on(row.hash),
    index('private_pictures_due').on(row.deleteAfter).where(sql`${row.deleteAfter} is not null`),
  ],
)
