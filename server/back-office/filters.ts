import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { normalizePhone, phoneWithoutPrefix } from '../../domain/accounts/phone.ts'
import { shop } from '../../domain/shop.ts'
import { asLetters } from '../database/conditions.ts'

/** True from the beginning of the first day to the end of the last, both '2026-11-21', in the shop's time. */
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

/** True where the text has these letters in it, whatever their case; `%` and `_` are letters like others. */
export function containing(text: AnyColumn | SQL, letters: string): SQL {
  return sql`(${text}) ilike ${`%${asLetters(letters)}%`}`
}

/** What a search may mean besides words: an id, and the digits of a phone number however it is written. */
export function numbersIn(search: string): { id?: number; phoneDigits?: string } {
  const id = /^#?(\d{1,9})$/.exec(search)?.[1]
  const isPhone = /^[+\d\s\-.()]{4,}$/.test(search) && normalizePhone(search) !== ''
  return {
    ...(id && { id: Number(id) }),
    ...(isPhone && { phoneDigits: phoneWithoutPrefix(search) }),
  }
}
