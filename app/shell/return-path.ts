import type { Location } from 'react-router'

const guestOnlyPaths = ['/login', '/signup', '/forgot-password', '/otp', '/new-password']

export type ReturnState = { from: string }

/** What a link to /login carries so that the customer comes back to where they are now. */
export function returnHere(location: Location): ReturnState {
  if (guestOnlyPaths.includes(location.pathname)) return { from: returnPathOf(location.state) }
  return { from: location.pathname + location.search + location.hash }
}

/** Where to go after login: a remembered page of this shop, never one for guests only; else home. */
export function returnPathOf(state: unknown): string {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined
  if (typeof from !== 'string' || !from.startsWith('/')) return '/'
  // Resolving tells "//elsewhere.example" and its disguises apart from our own paths.
  const here = 'http://shop.invalid'
  const url = URL.canParse(from, here) ? new URL(from, here) : undefined
  if (url?.origin !== here || guestOnlyPaths.includes(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
