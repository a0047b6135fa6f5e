import { expect, type Locator } from '@playwright/test'

/** The definition of a term in a list. */
export async function definitionOf(list: Locator, term: string | RegExp): Promise<Locator> {
  await expect(list.getByRole('term').filter({ hasText: term })).toHaveCount(1)
  const terms = await list.getByRole('term').allTextContents()
  const isIt = (text: string) => (typeof term === 'string' ? text.includes(term) : term.test(text))
  return list.getByRole('definition').nth(terms.findIndex(isIt))
}
