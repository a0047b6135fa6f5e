import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Each picture once, by the hash of its original bytes, in every width in which it is served. */
export const pictures = pgTable(
  'pictures',
  { hash: text().notNull(), width: integer().notNull(), bytes: bytea().notNull() },
  (picture) => [primaryKey({ columns: [picture.hash, picture.width] })],
)
