import { href, type Location } from 'react-router'
import { pages } from '../../contract/pages.ts'

const guestOnlyPaths: readonly string[] = pages
  .filter(({ audience }) => audience === 'guests')
  .map(({ path }) => path)

/** A page to come back to, with what its own navigation carried. */
export type ReturnState = { from: string; fromState?: unknown }

/** What a link to /login carries so that the customer comes back to where they are now. */
export function returnHere({ pathname, search, hash, state }: Location): ReturnState {
  if (!guestOnlyPaths.includes(pathname)) return remembering(pathname + search + hash, state)
  return remembering(returnPathOf(state), returnStateOf(state))
}

function remembering(from: string, fromState: unknown): ReturnState {
  return fromState ? { from, fromState } : { from }
}

/** Where to go after login: a remembered page of this shop, never one for guests only; else home. */
export function returnPathOf(state: unknown): string {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined
  if (typeof from !== 'string' || !from.startsWith('/')) return href('/')
  // Resolving tells "//elsewhere.example" and its disguises apart from our own paths.
  const here = 'http://shop.invalid'
  const url = URL.canParse(from, here) ? new URL(from, here) : undefined
  if (url?.origin !== here || guestOnlyPaths.includes(url.pathname)) return href('/')
  return url.pathname + url.search + url.hash
}

/** What the remembered page's own navigation carried. */
export function returnStateOf(state: unknown): unknown {
  return state && typeof state === 'object' && 'fromState' in state ? state.fromState : undefined
}
