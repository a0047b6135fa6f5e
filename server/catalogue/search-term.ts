/** The term to search for: without quotation marks, trimmed, with single spaces, in lower case; blank stays blank. */
export function normalizeSearchTerm(term: string): string {
  return term
    .replace(/["“”„«»]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
}
