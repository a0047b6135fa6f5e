export const longestSearchTerm = 200

/**
 * Whether a search for the term can find anything. The path of a URL cannot contain "." and "..", and no
 * name contains NUL or half a character.
 */
export function isSearchable(term: string): boolean {
  if (term === '.' || term === '..' || term.includes('\0')) return false
  return term.length <= longestSearchTerm && term.isWellFormed()
}
