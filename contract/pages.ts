import { charitySlug } from '../domain/charities/slug.ts'

type Page = {
  path: `/${string}`
  /** Everyone else is led away from it: guests to /login, customers home. */
  audience: 'everyone' | 'guests' | 'customers'
  /** Search engines may list it. Without a parameter it stands in the sitemap as it is. */
  isIndexed: boolean
  /** Its HTML is sent from the cache until the catalogue changes. */
  isCached: boolean
}

const forEveryone = { audience: 'everyone', isIndexed: true, isCached: true } as const
const forGuests = { audience: 'guests', isIndexed: false, isCached: false } as const
const forCustomers = { audience: 'customers', isIndexed: false, isCached: false } as const

/** Every page of the storefront, in the specification's order; its module is named in app/routes.ts. */
export const pages = [
  { path: '/', ...forEveryone },
  { path: '/products', ...forEveryone },
  { path: '/packages', ...forEveryone },
  { path: '/charities', ...forEveryone },
  { path: '/charities/:slug', ...forEveryone },
  { path: '/privacy-policy', ...forEveryone },
  { path: '/terms-conditions', ...forEveryone },
  { path: '/login', ...forGuests },
  { path: '/signup', ...forGuests },
  { path: '/forgot-password', ...forGuests },
  { path: '/otp', ...forGuests },
  { path: '/new-password', ...forGuests },
  { path: '/custom_packages', ...forCustomers },
  { path: '/checkout', ...forCustomers },
  { path: '/userprofile', ...forCustomers },
  { path: '/orders', ...forCustomers },
  { path: '/orders/:orderId/invoice', ...forCustomers },
  { path: '/payment-result', ...forCustomers },
  { path: '/mypackages', ...forCustomers },
] as const satisfies readonly Page[]

export type PagePath = (typeof pages)[number]['path']
/** The page has one address. */
export type PlainPath = Exclude<PagePath, `${string}:${string}`>

export function isPlain(path: PagePath): path is PlainPath {
  return !path.includes(':')
}

type Query = Record<string, string | number | undefined>

/** The address of a page, and what of it the query asks for. */
export function pageAddress(path: PlainPath, query: Query = {}): string {
  return withQuery(path, query)
}

/** An address with a query; what is undefined is left out of it. */
export function withQuery(address: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? address : `${address}?${search}`
}

export function charityAddress(name: string): string {
  const page: PagePath = '/charities/:slug'
  return page.replace(':slug', encodeURIComponent(charitySlug(name)))
}
