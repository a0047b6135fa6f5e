import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment, version } from './columns.ts'

export const charities = pgTable('charities', {
  id: id(),
  name: text().notNull(),
  subName: text().notNull(),
  description: text().notNull(),
  /** Of its earlier names, the latest last: links to them lead to its page. */
  formerSlugs: text().array().notNull().default([]),
  /** Null while the charity is a draft in the back office. */
  publishedAt: moment().defaultNow(),
  version: version(),
})

export const charityPictures = pgTable(
  'charity_pictures',
  {
    charityId: integer()
      .notNull()
      .references(() => charities.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    pictureHash: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.charityId, row.position] })],
)
