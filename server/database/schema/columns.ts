import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import type { Cents } from '../../../domain/money/money.ts'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const moment = () => timestamp({ withTimezone: true })

export const createdAt = () => moment().notNull().defaultNow()

/** An amount, or null where it may be. */
export const cents = () => integer().$type<Cents>()

/** Rises with every operator's change, so that one based on an older state is noticed. */
export const version = () => integer().notNull().default(1)

/** Columns as one text, for the index of a search to be of the very expression that the search asks for. */
export const asOneText = (...columns: readonly AnyPgColumn[]) =>
  sql.join([...columns], sql` || ' ' || `)

export const trigramIndex = (name: string, ...columns: readonly AnyPgColumn[]) =>
  index(name).using('gin', sql`(${asOneText(...columns)}) gin_trgm_ops`)

export const atLeast = (name: string, column: AnyPgColumn, least: number) =>
  check(name, sql`${column} >= ${sql.raw(String(least))}`)

export const address = () => ({
  recipientName: text().notNull(),
  streetAddress: text().notNull(),
  postalCode: text().notNull(),
  country: text().notNull(),
  contact: text().notNull(),
  email: text(),
})
