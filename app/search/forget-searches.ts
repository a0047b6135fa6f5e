import { localMemory } from '../../ui/site-data.ts'

export const recentSearchesKey = 'recent searches'

export function forgetSearches(): void {
  localMemory.removeItem(recentSearchesKey)
}
