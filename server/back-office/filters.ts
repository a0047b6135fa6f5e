import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { normalizePhone, phoneWithoutPrefix } from '../../domain/accounts/phone.ts'
import { shop } from '../../domain/shop.ts'
import { asLetters } from '../database/conditions.ts'

/** True from the start of the first day to the end of the last, both like '2026-11-21', in the shop's time zone. */
export function withinDays(
  column: AnyColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL[] {
  const midnight = (date: SQL) => sql`${date}::timestamp at time zone ${shop.timeZone}`
  return [
    ...(from ? [sql`${column} >= ${midnight(sql`${from}::date`)}`] : []),
    ...(to ? [sql`${column} < ${midnight(sql`(${to}::date + 1)`)}`] : []),
  ]
}

/** True where the text contains these letters in any case; `%` and `_` are ordinary characters. */
export function containing(text: AnyColumn | SQL, letters: string): SQL {
  return sql`(${text}) ilike ${`%${asLetters(letters)}%`}`
}

/** What a search can mean besides words: an id, or the digits of a phone number in any notation. */
export function numbersIn(search: string): { id?: number; phoneDigits?: string } {
  const id = /^#?(\d{1,9})$/.exec(search)?.[1]
  const isPhone = /^[+\d\s\-.()]{4,}$/.test(search) && normalizePhone(search) !== ''
  return {
    ...(id && { id: Number(id) }),
    ...(isPhone && { phoneDigits: phoneWithoutPrefix(search) }),
  }
}
