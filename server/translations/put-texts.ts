import { sql } from 'drizzle-orm'
import {
  type TranslatedKind,
  type TranslatedLanguage,
  type TranslatedText,
  translatedTexts,
} from '../../domain/translations/translated-things.ts'
import type { Transaction } from '../database/connect.ts'
import { listsOf, recordset } from '../database/many-rows.ts'
import { englishDigest, idColumn, things } from './things.ts'

/** The texts of a thing in one language; null for one that is not translated, and is shown in English. */
export type PutTexts = { id: number; language: TranslatedLanguage } & {
  readonly [Text in TranslatedText]?: string | null
}

/**
 * Stores translations, of today's English texts or of those with a digest. Each replaces what was stored in its language,
 * and raises its version. The things must be locked.
 */
export async function putTexts(
  tx: Transaction,
  kind: TranslatedKind,
  rows: readonly PutTexts[],
  digestOfEnglish?: string,
): Promise<void> {
  if (rows.length === 0) return
  const { english, translated } = things[kind]
  const thing = idColumn(kind)
  const names = [thing.name, 'language', ...translatedTexts[kind]]
  const { columns, values, set } = listsOf(translated, names)
  const json = sql.param(
    JSON.stringify(rows.map(({ id, ...texts }) => ({ [thing.name]: id, ...texts }))),
  )
  const digest = digestOfEnglish === undefined ? englishDigest(kind) : sql`${digestOfEnglish}::text`
  const givenId = sql.raw(`given."${thing.name}"`)
  await tx.execute(sql`
    merge into ${translated} using (
      select given.*, ${digest} as digest
      from ${recordset(translated, names, json)} join ${english} on ${english.id} = ${givenId}
    ) as given on ${thing.column} = ${givenId} and ${translated.language} = given.language
    when matched then update set ${sql.raw(set)}, english_digest = given.digest,
      version = ${translated.version} + 1, updated_at = now()
    when not matched then insert (${sql.raw(columns)}, english_digest)
      values (${sql.raw(values)}, given.digest)`)
}
