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

/** A normalised term without its numbers and units; undefined if it has none, or nothing else. */
export function termWithoutAmounts(term: string): string | undefined {
  const shorter = normalizeSearchTerm(term.replace(amount, ' '))
  return shorter === '' || shorter === term ? undefined : shorter
}

const amount =
  /(?<![\p{L}\p{M}\p{N}])[\d.,]*\d\s*(?:kilos?|kgs?|g|grams?|l|lit(?:re|er)s?|ml|කිලෝ|කි\.ග්‍රෑ\.?|ග්‍රෑ\.?|ලීටර්|கிலோ|கி\.கி\.?|கிராம்|லீற்றர்)?(?![\p{L}\p{M}\p{N}])/gu
