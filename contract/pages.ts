import { goodsSlug } from '../domain/goods/address.ts'
import { slugOf } from '../domain/slug.ts'
import type { Named } from '../domain/texts/english-name.ts'

type Page = {
  path: `/${string}`
  /** Everyone else is redirected: guests to /login, customers home. */
  audience: 'everyone' | 'guests' | 'customers'
  /** Search engines may list it. A path without parameters is in the sitemap. */
  isIndexed: boolean
  /** Its HTML is cached until the catalogue changes. */
  isCached: boolean
  /** The parameters that its HTML depends on; of a cached page, no others reach the page on the server. */
  parameters?: readonly string[]
}

const forEveryone = { audience: 'everyone', isIndexed: true, isCached: true } as const
const forGuests = { audience: 'guests', isIndexed: true, isCached: false } as const
const forCustomers = { audience: 'customers', isIndexed: false, isCached: false } as const

/** Every page of the storefront, in the specification's order; its module is named in app/routes.ts. */
export const pages = [
  { path: '/', ...forEveryone },
  {
    path: '/products',
    ...forEveryone,
    parameters: ['category', 'q', 'sort', 'diet', 'from', 'to', 'page'],
  },
  { path: '/products/:slug', ...forEveryone },
  { path: '/packages', ...forEveryone, parameters: ['q', 'page'] },
  { path: '/packages/:slug', ...forEveryone },
  { path: '/charities', ...forEveryone, parameters: ['page'] },
  { path: '/charities/:slug', ...forEveryone },
  { path: '/privacy-policy', ...forEveryone, parameters: ['from'] },
  { path: '/terms-conditions', ...forEveryone, parameters: ['from'] },
  { path: '/login', ...forGuests },
  { path: '/signup', ...forGuests },
  { path: '/forgot-password', ...forGuests },
  // Only within changing a password.
  { path: '/otp', ...forGuests, isIndexed: false },
  { path: '/new-password', ...forGuests, isIndexed: false },
  { path: '/custom_packages', ...forCustomers },
  { path: '/checkout', ...forCustomers },
  { path: '/userprofile', ...forCustomers },
  { path: '/orders', ...forCustomers },
  { path: '/orders/:orderId/invoice', ...forCustomers },
  { path: '/payment-result', ...forCustomers },
  { path: '/mypackages', ...forCustomers },
  { path: '/buy-again', ...forCustomers },
  // Only those with the link find it, and its prices are those of the moment.
  { path: '/shared-packages/:shareToken', audience: 'everyone', isIndexed: false, isCached: false },
] as const satisfies readonly Page[]

export function parametersOf(path: PagePath): readonly string[] {
  const page: Page | undefined = pages.find((each) => each.path === path)
  return page?.parameters ?? []
}

export type PagePath = (typeof pages)[number]['path']
/** A path without parameters. */
export type PlainPath = Exclude<PagePath, `${string}:${string}`>

export function isPlain(path: PagePath): path is PlainPath {
  return !path.includes(':')
}

type Query = Record<string, string | number | undefined>

/** The URL of a page, with a query. */
export function pageAddress(path: PlainPath, query: Query = {}): string {
  return withQuery(path, query)
}

/** A URL with a query; undefined values are left out. */
export function withQuery(url: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? url : `${url}?${search}`
}

export function charityAddress(name: string): string {
  return slugAddress('/charities/:slug', slugOf(name))
}

export function productAddress(product: Named & { productId: number }): string {
  return slugAddress('/products/:slug', goodsSlug(product.productId, product))
}

export function packageAddress(shopPackage: Named & { packageId: number }): string {
  return slugAddress('/packages/:slug', goodsSlug(shopPackage.packageId, shopPackage))
}

function slugAddress(path: Extract<PagePath, `${string}/:slug`>, slug: string): string {
  return path.replace(':slug', encodeURIComponent(slug))
}

/** The page of a package that its owner has shared. */
export function sharedPackageAddress(shareToken: string): string {
  return `/shared-packages/${shareToken}`
}

/** The URL of the link in a mail for a new password. What follows the # stays in the browser: no server logs it. */
export function resetLinkAddress(linkToken: string): string {
  return `${pageAddress('/new-password')}#${linkToken}`
}
