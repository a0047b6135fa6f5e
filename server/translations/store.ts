import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import {
  inEachLanguage,
  type TranslatedKind,
  type TranslatedLanguage,
  type TranslatedText,
  type TranslationState,
  translatedLanguages,
} from '../../domain/translations/translated-things.ts'
import { containing } from '../back-office/filters.ts'
import { keysetPage } from '../back-office/page.ts'
import type { Readable } from '../database/connect.ts'
import { englishDigest, textColumns, things } from './things.ts'

/** The names of the columns of translations in PostgreSQL. */
const columnNames: Record<TranslatedText, string> = {
  name: 'name',
  subName: 'sub_name',
  description: 'description',
}

/** A column of the translations in a language, in a statement with `joined`. */
const inLanguage = (language: TranslatedLanguage, column: string) =>
  sql`${sql.identifier(language)}.${sql.identifier(column)}`

/** The things of a kind, joined with their translations in each language. */
function joined(kind: TranslatedKind): SQL {
  const { english, translated } = things[kind]
  const joins = translatedLanguages.map(
    (language) => sql`left join ${translated} as ${sql.identifier(language)}
      on ${inLanguage(language, `${kind}_id`)} = ${english.id}
      and ${inLanguage(language, 'language')} = ${language}`,
  )
  return sql`${english} ${sql.join(joins, sql` `)}`
}

function stateIn(kind: TranslatedKind, language: TranslatedLanguage): SQL<TranslationState> {
  const isMissing = textColumns(kind, 'english').map(
    ([text, english]) =>
      sql`(${english} <> '' and ${inLanguage(language, columnNames[text])} is null)`,
  )
  return sql`case when ${or(...isMissing)} then 'missing'
    when ${inLanguage(language, 'english_digest')} <> ${englishDigest(kind)} then 'outdated'
    else 'done' end`
}

/** A JSON object with a value for each language. */
function byLanguage(valueIn: (language: TranslatedLanguage) => SQL): SQL {
  const pairs = translatedLanguages.map((language) => sql`${language}::text, ${valueIn(language)}`)
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

type Wanted = {
  kind: TranslatedKind
  search?: string | undefined
  language?: TranslatedLanguage | undefined
  state?: TranslationState | undefined
  after?: string | undefined
  before?: string | undefined
}

type Listed = {
  id: number
  name: string
  isPublished: boolean
  states: Record<TranslatedLanguage, TranslationState>
}

/** A page of things by their English names, with their state in each language. */
export async function selectTranslations(database: Readable, wanted: Wanted) {
  const { kind, search, state } = wanted
  const { english } = things[kind]
  const languages = wanted.language ? [wanted.language] : translatedLanguages
  const matching = and(
    sql`true`,
    search ? containing(english.name, search) : undefined,
    state ? or(...languages.map((each) => eq(stateIn(kind, each), state))) : undefined,
  )
  const name = { value: sql`${english.name}`, type: 'text', direction: 'asc' } as const
  const page = keysetPage(name, sql`${english.id}`, wanted)
  const [found, counted] = await Promise.all([
    database.execute<Listed & { sortKey: string }>(sql`
      select ${english.id} as id, ${english.name} as name,
        ${isNotNull(english.publishedAt)} as "isPublished",
        ${byLanguage((language) => stateIn(kind, language))} as states, ${page.sortKey} as "sortKey"
      from ${joined(kind)} where ${and(matching, page.where)}
      order by ${sql.join(page.orderBy, sql`, `)} limit ${page.limit}`),
    database.execute<{ total: number }>(
      sql`select count(*)::int as total from ${joined(kind)} where ${matching}`,
    ),
  ])
  return { ...page.pageOf(found.rows), total: counted.rows[0]?.total ?? 0 }
}

type Count = { missing: number; outdated: number }

/** How many things of a kind are missing or outdated in each language. */
export async function countTranslations(
  database: Readable,
  kind: TranslatedKind,
): Promise<Record<TranslatedLanguage, Count>> {
  const count = (language: TranslatedLanguage, state: TranslationState) =>
    sql`count(*) filter (where ${stateIn(kind, language)} = ${state})`
  const inLanguages = byLanguage(
    (language) =>
      sql`json_build_object('missing', ${count(language, 'missing')}, 'outdated', ${count(language, 'outdated')})`,
  )
  const { rows } = await database.execute<{ counts: Record<TranslatedLanguage, Count> }>(
    sql`select ${inLanguages} as counts from ${joined(kind)}`,
  )
  return rows[0]?.counts ?? inEachLanguage(() => ({ missing: 0, outdated: 0 }))
}

export type Texts = { [Text in TranslatedText]?: string }

export type Translation = {
  language: TranslatedLanguage
  state: TranslationState
  texts: Texts
  version: number
}

type Found = { english: Texts; englishDigest: string; translations: Translation[] }

/** The English texts of a thing, and its translations, empty where there is none; with `lock`, locked. */
export async function findThing(
  database: Readable,
  kind: TranslatedKind,
  id: number,
  { lock = false } = {},
): Promise<Found | undefined> {
  const { english } = things[kind]
  const fields = textColumns(kind, 'english')
  const own = fields.map(([text, column]) => sql`${text}::text, ${column}`)
  const inEach = translatedLanguages.map((language) => {
    const texts = fields.map(
      ([text]) => sql`${text}::text, coalesce(${inLanguage(language, columnNames[text])}, '')`,
    )
    return sql`json_build_object('language', ${language}::text, 'state', ${stateIn(kind, language)},
      'version', coalesce(${inLanguage(language, 'version')}, 0),
      'texts', json_build_object(${sql.join(texts, sql`, `)}))`
  })
  const { rows } = await database.execute<Found>(sql`
    select json_build_object(${sql.join(own, sql`, `)}) as english,
      ${englishDigest(kind)} as "englishDigest",
      json_build_array(${sql.join(inEach, sql`, `)}) as translations
    from ${joined(kind)} where ${english.id} = ${id}
    ${lock ? sql`for no key update of ${english}` : sql``}`)
  return rows[0]
}
