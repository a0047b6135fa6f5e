import { knownAddress, sentAddress } from '../contract/known-address.ts'
import { type PagePath, parametersOf } from '../contract/pages.ts'
import { withoutLanguage } from '../domain/texts/language-path.ts'

/** The public pages that open without a connection once they were open with one. */
export const publicPages = [
  '/',
  '/products',
  '/products/:slug',
  '/packages',
  '/packages/:slug',
  '/charities',
  '/charities/:slug',
] as const satisfies PagePath[]

/**
 * The customer's own. Never those of payments, of signing in and of the profile. Their HTML is the same for everyone:
 * what belongs to the customer comes as data.
 */
export const ownPages = ['/checkout', '/orders', '/mypackages'] as const satisfies PagePath[]

/**
 * Under which address one of these pages is kept; undefined if it is none of them. Parameters that do not change the
 * page do not count.
 */
export function keptAddress({ href, pathname }: URL, among: readonly PagePath[]) {
  const english = withoutLanguage(pathname)
  const page = among.find((path) => patternOf(path).test(english))
  if (!page) return undefined
  const known = Object.fromEntries(parametersOf(page).map((name) => [name, 'first' as const]))
  return knownAddress(sentAddress(href), known)
}

function patternOf(path: PagePath): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}
