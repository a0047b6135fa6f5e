import { expect, test } from 'vitest'
import { isSearchable, longestSearchTerm } from './search-term.ts'

test.each(['.', '..', 'rice\0', '\ud83d', 'x'.repeat(longestSearchTerm + 1)])(
  'nothing is called %j',
  (term) => {
    expect(isSearchable(term)).toBe(false)
  },
)

test.each(['rice', '...', 'Mrs. Silva’s', '/', '100%', '🥥', 'x'.repeat(longestSearchTerm)])(
  '%j can be searched for',
  (term) => {
    expect(isSearchable(term)).toBe(true)
  },
)
