import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import type { Cents } from '../../../domain/money/money.ts'
import { missingChoices } from '../../../domain/orders/missing-items.ts'
import { languageNames } from '../../../domain/texts/language-labels.ts'
import type { Language } from '../../../domain/texts/texts.ts'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const moment = () => timestamp({ withTimezone: true })

export const createdAt = () => moment().notNull().defaultNow()

/** An amount of money; add `notNull()` unless it may be missing. */
export const cents = () => integer().$type<Cents>()

/** A language of the shop; its check is `isLanguage`. */
export const language = () => text().$type<Language>().notNull().default('en')

export const isLanguage = (name: string, column: AnyPgColumn) =>
  isAmong(name, column, languageNames)

/** The column holds one of these words, which contain no quotation marks. */
export const isAmong = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`)

/** The column is a list of these words. */
export const areAmong = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} <@ ${sql.raw(`'{${words.join(',')}}'::text[]`)}`)

/** What the customer wants when something is missing, null if they were not asked; its check is `isMissingChoice`. */
export const missingChoice = () => text({ enum: missingChoices })

export const isMissingChoice = (name: string, column: AnyPgColumn) =>
  isAmong(name, column, missingChoices)

/** Rises with every operator's change, so that a change based on an older version is refused. */
export const version = () => integer().notNull().default(1)

/** Columns as one text. A search and its index must use the same expression. */
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
