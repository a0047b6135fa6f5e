import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Words } from '../../../domain/settings/words.ts'
import { charities } from './charities.ts'
import { version } from './columns.ts'

/** The charities to which customers can give an order: where it is delivered, and how the charity thanks for it. */
export const charityGifts = pgTable('charity_gifts', {
  charityId: integer()
    .primaryKey()
    .references(() => charities.id, { onDelete: 'cascade' }),
  streetAddress: text().notNull(),
  postalCode: text().notNull(),
  contact: text().notNull(),
  thanks: jsonb().$type<Words>().notNull(),
  version: version(),
})
