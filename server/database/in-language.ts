import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core'
import type { Language } from '../../domain/texts/texts.ts'

/**
 * Adds the texts of a language to a query of their things; its selected columns may then name those of `texts`. A query in
 * English stays as it is, since the things have the English texts themselves.
 */
export function inLanguage<Query extends PgSelect>(
  query: Query,
  language: Language,
  { texts, ofThing }: { texts: PgTable & { language: PgColumn }; ofThing: SQL },
): Query {
  if (language === 'en') return query
  const joined = query.leftJoin(texts, and(ofThing, eq(texts.language, language)))
  // The columns are selected by name, so that the rows are of the same type.
  return joined as unknown as Query
}

/** Keeps one value for each language, made when it is first needed. */
export function perLanguage<Value>(
  make: (language: Language) => Value,
): (language: Language) => Value {
  const made = new Map<Language, Value>()
  return (language) => {
    const known = made.get(language)
    if (known !== undefined) return known
    const value = make(language)
    made.set(language, value)
    return value
  }
}
