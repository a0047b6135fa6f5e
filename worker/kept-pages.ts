import { knownAddress, sentAddress } from '../contract/known-address.ts'
import { type PagePath, parametersOf } from '../contract/pages.ts'
import { withoutLanguage } from '../domain/texts/language-path.ts'

/**
 * The pages that open without a line once they were open with one. Never those of payments, of signing in and of the
 * profile. Their HTML is the same for everyone: what belongs to a customer comes as data.
 */
export const keptPages = [
  '/',
  '/products',
  '/products/:slug',
  '/packages',
  '/packages/:slug',
  '/charities',
  '/charities/:slug',
] as const satisfies PagePath[]

const patterns = keptPages.map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}))

/** Under which address a page is kept; undefined if it is not. Parameters that do not change the page do not count. */
export function keptAddress({ href, pathname }: URL): string | undefined {
  const english = withoutLanguage(pathname)
  const page = patterns.find(({ pattern }) => pattern.test(english))?.path
  if (!page) return undefined
  const known = Object.fromEntries(parametersOf(page).map((name) => [name, 'first' as const]))
  return knownAddress(sentAddress(href), known)
}
