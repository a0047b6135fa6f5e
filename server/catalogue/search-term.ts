/** What is searched for a typed term: trimmed, inner space folded, small letters; blank stays blank. */
export function normalizeSearchTerm(term: string): string {
  return term.trim().replace(/\s+/g, ' ').toLowerCase()
}
