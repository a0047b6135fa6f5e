import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { asLetters } from '../database/conditions.ts'
import type { Database } from '../database/connect.ts'
import { preparedSql } from '../database/prepared.ts'
import { productSearch, products } from '../database/schema.ts'
import { isFoundWithinWords, normalizeSearchTerm, termWithoutAmounts } from './search-term.ts'

/** The most products that a search ranks, and so finds. */
const most = { containing: 200, resembling: 100 } as const

/** Of the products that only resemble the term, those that do so this much less than the best are left out. */
const nearlyAsAlike = 0.7

type Found = {
  /** The best first. */
  ids: number[]
  /** False if the term is at most inside a word of their descriptions. */
  isMeant: boolean
}

/**
 * The products in stock that each of some normalised terms means. A term is compared with their words in the rough Latin
 * spelling (`search_key` in the database), which finds it in any script, however it is spelled, and in any order of its
 * words, and with their texts as it is written. For a term with an amount only what has all its words is found, of which
 * the last one may go on.
 */
export async function selectMatching(
  database: Database,
  terms: readonly string[],
): Promise<Map<string, Found>> {
  const wanted = {
    terms,
    letters: terms.map(asLetters),
    areExact: terms.map((term) => termWithoutAmounts(term) !== undefined),
    areWithinWords: terms.map(isFoundWithinWords),
  }
  const found = await database.onOneConnection((connected) => matching(connected, wanted))
  return new Map(found.map((each) => [each.term, each]))
}

type Wanted = {
  terms: readonly string[]
  letters: readonly string[]
  areExact: readonly boolean[]
  areWithinWords: readonly boolean[]
}

/**
 * What has all words of the term, of which the last one may go on; if no name has them, also what has words that begin like
 * all of them. What contains the term as it is written, within words too, is added as long as there are few, since to find
 * it takes longest, and to a term of several words only if there is nothing else.
 *
 * From degree 7 on, and whose description contains the term, all are returned. The others stand in for them: products of
 * a category that is called so (6), and what sounds as if it began so (4 to 2). With `offset 0` a key and the lines of a
 * text are computed once, instead of in each place that uses them.
 */
const matching = preparedSql<Wanted, Found & { term: string }>(
  ({ terms, letters, areExact, areWithinWords }) => sql`
    select wanted.term, found.ids, found."isMeant"
    from unnest(${terms}::text[], ${letters}::text[], ${areExact}::boolean[], ${areWithinWords}::boolean[])
      as wanted (term, letters, is_exact, is_within_words)
    cross join lateral (
    with asked as materialized (
      select key, ('''=' || key || '''')::tsquery as whole_name,
        ('''$' || substring(key from '[^ ]+$') || '''')::tsquery as last_word,
        search_query(key, 'A', false) as name, search_query(key, 'B', false) as other_name,
        search_query(key, 'C', false) as category, key like '% %' as has_words,
        (replace(key, ' ', '&') || ':' || ending)::tsquery as all_words,
        (replace(key, ' ', ':AB&') || ':' || ending || 'AB')::tsquery as all_in_names,
        '% ' || letters || ' %' as word, '% ' || letters || '%' as beginning, '%' || letters || '%' as inside
      from (select nullif(search_key(wanted.term), '') as key offset 0) as spelled
      cross join lateral (select case when key ~ '[^ ]{2}$' then '*' else '' end as ending) as last
    ), complete as materialized (
      ${inStock(sql`${productSearch.words} @@ (select all_words from asked)`, sql`${most.containing}`)}
    ), begun as materialized (
      ${inStock(
        sql`${productSearch.words} @@ (select search_query(key, 'ABCD', true) from asked)
          and ${productSearch.productId} not in (select id from complete)
          and (select has_words from asked) and not is_exact
          and not exists (select from complete where words @@ (select all_in_names from asked))`,
        sql`${most.containing}`,
      )}
    ), found_by_words as (
      select * from complete union all select * from begun
    ), written as materialized (
      ${inStock(
        sql`${productSearch.text} like (select case when is_within_words then inside else beginning end from asked)
          and ${productSearch.productId} not in (select id from found_by_words)`,
        sql`(select case when is_exact or has_words and exists (select from found_by_words) then 0
          else ${most.containing} - (select count(*) from found_by_words) end from asked)`,
      )}
    ), ranked as materialized (
      select id, case
        when words @@ whole_name then 16
        when words @@ name and words @@ last_word and (has_words or names || other_names like beginning) then 15
        when names like word or words @@ name and (has_words or names like beginning) then 14
        when other_names like word or words @@ other_name and (has_words or other_names like beginning) then 13
        when words @@ name and words @@ last_word then 12
        when words @@ name then 11
        when words @@ other_name then 10
        when names like beginning then 9
        when other_names like beginning then 8
        when names like inside then 7
        when words @@ asked.category or lines.category like beginning then 6
        when descriptions like beginning then 5
        when words @@ (select search_query(key, 'A', true) from asked) then 4
        when words @@ (select search_query(key, 'B', true) from asked) then 3
        when descriptions like inside then 1
        when words @@ (select search_query(key, 'ABCD', true) from asked) then 2
      end as degree,
      case when words @@ asked.category then 1 else 0 end
        + case when names || other_names like word then 0.5 else 0 end as more,
      descriptions like inside as is_described
      from (select * from found_by_words union all select * from written) as found
      cross join asked cross join lateral (
        select split_part(text, chr(10), 1) as names, split_part(text, chr(10), 2) as other_names,
          split_part(text, chr(10), 3) as category, split_part(text, chr(10), 4) as descriptions offset 0
      ) as lines
    ), best as materialized (
      select coalesce(max(degree), 0) as degree from ranked
    )
    select coalesce(json_agg(id order by ranked.degree + more desc, id), '[]') as ids,
      (select degree > 1 from best) as "isMeant"
    from ranked cross join best
    where ranked.degree >= 7 or is_described or (ranked.degree = 6 and best.degree = 6)
      or (ranked.degree between 2 and 4 and best.degree <= 4)
    ) as found`,
)

/** The ids of products in stock with words that resemble the term, the most similar first: "carot" is a carrot. */
export async function selectResembling(database: Database, term: string): Promise<number[]> {
  const [found] = await database.onOneConnection((connected) => resembling(connected, { term }))
  return found?.ids ?? []
}

const resembling = preparedSql<{ term: string }, Pick<Found, 'ids'>>(
  ({ term }) => sql`
    with alike as materialized (
      select id, degree from products_resembling(${term},
        (select key from (select search_key(${term}) as key offset 0) as spelled where key ~ '[a-z]{3}'), ${most.resembling})
    )
    select coalesce(json_agg(id order by degree desc, id), '[]') as ids
    from alike where degree >= (select max(degree) from alike) * ${nearlyAsAlike}::real`,
)

function inStock(isWanted: SQL, limit: Placeholder | SQL): SQL {
  return sql`select ${products.id}, ${productSearch.text}, ${productSearch.words} from ${productSearch}
    inner join ${products} on ${eq(products.id, productSearch.productId)}
    where ${and(isWanted, products.inStock)} limit ${limit}`
}

/** True for products that operators mean: those with texts that contain it, or words that sound like the beginnings of its words. */
export function isMeantBy(search: string): SQL {
  const term = normalizeSearchTerm(search)
  return sql`${products.id} in (select ${productSearch.productId} from ${productSearch}
    where ${productSearch.text} like ${`%${asLetters(term)}%`}
      or ${productSearch.words} @@ search_query(nullif(search_key(${term}), ''), 'AB', true))`
}
