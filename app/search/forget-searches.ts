export const recentSearchesKey = 'recent searches'

export function forgetSearches(): void {
  window.localStorage.removeItem(recentSearchesKey)
}
