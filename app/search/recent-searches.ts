import { suggestionLimits } from '../../domain/limits.ts'
import { localMemory } from '../../ui/site-data.ts'
import { recentSearchesKey as key } from './forget-searches.ts'

/** What was searched for in this browser, the newest first. Nobody else learns it. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localMemory.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    // Not written by this shop, so ignored.
    return []
  }
}

export function rememberSearch(typed: string): void {
  const term = typed.trim()
  if (term === '') return
  const others = recentSearches().filter((each) => each.toLowerCase() !== term.toLowerCase())
  localMemory.setItem(key, JSON.stringify([term, ...others].slice(0, suggestionLimits.recent)))
}
