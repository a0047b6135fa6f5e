/** The term to search for: trimmed, with single spaces, in lower case; blank stays blank. */
export function normalizeSearchTerm(term: string): string {
  return term.trim().replace(/\s+/g, ' ').toLowerCase()
}
