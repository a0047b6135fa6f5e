/** The API of the shop that serves the page. */
const ownApi = '/api'

/** Where calls go: below the shop's own address, or the one that was set when the storefront was built. */
export function apiBaseOf(setting: string | undefined): string {
  return setting?.replace(/\/+$/, '') || ownApi
}

/** The origin that pages have to reach for their calls beside their own, if the API is elsewhere. */
export function originElsewhere(base: string): string | undefined {
  return URL.canParse(base) ? new URL(base).origin : undefined
}
