import { and, eq, gt, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { asLetters } from '../database/conditions.ts'
import type { Database } from '../database/connect.ts'
import { preparedSql } from '../database/prepared.ts'
import { productSearch, products } from '../database/schema.ts'
import { isFoundWithinWords, normalizeSearchTerm } from './search-term.ts'

/** Of the products that only resemble the term, those that do so this much less than the best are left out. */
const nearlyAsAlike = 0.7

/** How many products that only sound like the term are ranked, even if it is written in as many as can be ranked. */
const fewestSounding = 100

/**
 * The ids of products in stock that a normalised term means, the best first, up to the limit. The term is compared with
 * their texts as it is written, and with their words in the rough Latin spelling (`search_key` in the database), which
 * finds it in any script, however it is spelled, and in any order of its words.
 */
export async function selectMatchingIds(
  database: Database,
  term: string,
  most: { containing: number; resembling: number },
): Promise<number[]> {
  const letters = asLetters(term)
  const beginning = `% ${letters}%`
  const inside = `%${letters}%`
  const written = isFoundWithinWords(term) ? inside : beginning
  const word = `% ${letters} %`
  const rows = await database.onOneConnection((connected) =>
    matching(connected, { term, written, word, beginning, inside, ...most }),
  )
  return rows.map(({ id }) => id)
}

type Asked = {
  term: string
  written: string
  word: string
  beginning: string
  inside: string
  containing: number
  resembling: number
}

/**
 * From degree 7 on, and whose description contains the term, all are returned. The others stand in for them: products of
 * a category that is called so (6), what sounds as if it began so (4 to 2), what is called so but for an amount, and at
 * last what resembles it, the most similar first. "carot" is a carrot rather than betacarotene. With `offset 0` the key is
 * computed once, instead of in each place that uses it.
 */
const matching = preparedSql<Asked, { id: number }>(
  ({ term, written, word, beginning, inside, containing, resembling }) => sql`
    with asked as materialized (
      select key, ('''=' || key || '''')::tsquery as whole_name,
        ('''$' || substring(key from '[^ ]+$') || '''')::tsquery as last_word,
        search_query(key, 'A', false) as name, search_query(key, 'B', false) as other_name,
        search_query(key, 'C', false) as category, search_query(key, 'A', true) as like_name,
        search_query(key, 'B', true) as like_other_name, search_query(key, 'ABCD', true) as anything,
        key like '% %' as has_words
      from (select nullif(search_key(${term}), '') as key offset 0) as spelled
    ), written as materialized (
      ${inStock(sql`${productSearch.text} like ${written}`, containing)}
    ), sounding as materialized (
      ${inStock(
        sql`${productSearch.words} @@ (select anything from asked)
          and ${productSearch.productId} not in (select id from written)`,
        sql`greatest(${containing} - (select count(*) from written), ${fewestSounding})`,
      )}
    ), found as (
      select * from written union all select * from sounding
    ), ranked as materialized (
      select id, case
        when words @@ whole_name then 16
        when words @@ name and words @@ last_word and (has_words or names || other_names like ${beginning}) then 15
        when names like ${word} or words @@ name and (has_words or names like ${beginning}) then 14
        when other_names like ${word} or words @@ other_name and (has_words or other_names like ${beginning}) then 13
        when words @@ name and words @@ last_word then 12
        when words @@ name then 11
        when words @@ other_name then 10
        when names like ${beginning} then 9
        when other_names like ${beginning} then 8
        when names like ${inside} then 7
        when words @@ asked.category or lines.category like ${beginning} then 6
        when descriptions like ${beginning} then 5
        when words @@ like_name then 4
        when words @@ like_other_name then 3
        when descriptions like ${inside} then 1
        when words @@ anything then 2
      end as degree,
      case when words @@ asked.category then 1 else 0 end
        + case when names || other_names like ${word} then 0.5 else 0 end as more,
      descriptions like ${inside} as is_described
      from found cross join asked cross join lateral (
        select split_part(text, chr(10), 1) as names, split_part(text, chr(10), 2) as other_names,
          split_part(text, chr(10), 3) as category, split_part(text, chr(10), 4) as descriptions
      ) as lines
    ), best as materialized (
      select coalesce(max(degree), 0) as degree from ranked
    ), unmeasured as materialized (
      ${inStock(
        sql`${productSearch.words} @@ (select search_query(search_without_amounts(key), 'AB', true) from asked)
          and (select degree from best) <= 1`,
        containing,
      )}
    ), alike as materialized (
      select id, degree
      from products_resembling(${term}, (select key from asked where key ~ '[a-z]{3}'), ${resembling})
      where (select degree from best) <= 1 and not exists (select from unmeasured)
    ), shown as (
      select id, ranked.degree + more as degree from ranked cross join best
      where ranked.degree >= 7 or is_described or (ranked.degree = 6 and best.degree = 6)
        or (ranked.degree between 2 and 4 and best.degree <= 4)
      union all
      select id, 0.5 from unmeasured
      union all
      select id, degree from alike where degree >= (select max(degree) from alike) * ${nearlyAsAlike}::real
    )
    select id from shown group by id order by max(degree) desc, id`,
)

function inStock(isWanted: SQL, most: Placeholder | SQL): SQL {
  const wanted = and(isWanted, isNotNull(products.publishedAt), gt(products.stockQuantity, 0))
  return sql`select ${products.id}, ${productSearch.text}, ${productSearch.words} from ${productSearch}
    inner join ${products} on ${eq(products.id, productSearch.productId)} where ${wanted} limit ${most}`
}

/** True for products that operators mean: those with texts that contain it, or words that sound like the beginnings of its words. */
export function isMeantBy(search: string): SQL {
  const term = normalizeSearchTerm(search)
  return sql`${products.id} in (select ${productSearch.productId} from ${productSearch}
    where ${productSearch.text} like ${`%${asLetters(term)}%`}
      or ${productSearch.words} @@ search_query(nullif(search_key(${term}), ''), 'AB', true))`
}
