import { searchesCountedDays, suggestionLimits } from '../../domain/limits.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { normalizeSearchTerm, searchProductIds } from '../catalogue/index.ts'
import type { Shop } from '../shop.ts'
import { deleteOldSearches, selectPopularSearches, upsertSearch } from './store.ts'

type Search = { term: string; language: Language; client: string; names: readonly string[] }

/**
 * Counts a search that several visitors have sent. Only terms that are words of the name of a product they find are
 * counted: so nothing that somebody pasted by mistake is ever stored or shown.
 */
export async function countSearch(shop: Shop, { client, names, ...search }: Search): Promise<void> {
  const term = normalizeSearchTerm(search.term)
  if (!names.some((name) => isOfWords(name, term))) return
  const visitors = shop.searchers.note(`${search.language} ${term}`, client)
  if (visitors === 0) return
  try {
    await upsertSearch(shop.database, { term, language: search.language, visitors })
  } catch (error) {
    // The suggestions are worth more than the count.
    shop.log.warn({ err: error }, 'A search could not be counted')
  }
}

function isOfWords(name: string, term: string): boolean {
  const words = normalizeSearchTerm(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return /\p{L}{2}/u.test(term) && ` ${words} `.includes(` ${term} `)
}

/** What most visitors of the last weeks have searched for in a language, as far as it still finds something. */
export async function listPopularSearches(shop: Shop, language: Language): Promise<string[]> {
  const most = suggestionLimits.searches
  const terms = await selectPopularSearches(shop.database, { language, most })
  const found = await Promise.all(
    terms.map((term) => searchProductIds(shop, { term, language }, { page: 1, pageSize: 1 })),
  )
  return terms.filter((_, index) => found[index]?.total)
}

/** Forgets the searches that are no longer counted. */
export function forgetOldSearches({ database }: Pick<Shop, 'database'>): Promise<void> {
  return deleteOldSearches(database, searchesCountedDays)
}
