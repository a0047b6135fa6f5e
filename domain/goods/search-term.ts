export const longestSearchTerm = 200

/** Text as it is compared: in lower case, in one form of Unicode, and without invisible letters, which not everybody types. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .toLowerCase()
}

/**
 * Whether a search for the term can find anything. The path of a URL cannot contain "." and "..", and no
 * name contains NUL or half a character.
 */
export function isSearchable(term: string): boolean {
  if (term === '.' || term === '..' || term.includes('\0')) return false
  return term.length <= longestSearchTerm && term.isWellFormed()
}
