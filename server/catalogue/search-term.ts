import { plainLetters } from '../../domain/goods/search-term.ts'

/**
 * The term to search for: without quotation marks and invisible letters, trimmed, with single spaces, in lower case and in
 * one form of Unicode; blank stays blank.
 */
export function normalizeSearchTerm(term: string): string {
  return plainLetters(term)
    .replace(/["“”„«»]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ')
}

const shortestWithinWords = 3

/** False for one or two letters, which nearly every word contains: they are only looked for where a word begins. */
export function isFoundWithinWords(term: string): boolean {
  return [...term].length >= shortestWithinWords || !/[\p{L}\p{N}]/u.test(term)
}
