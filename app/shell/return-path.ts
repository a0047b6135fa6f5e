import { href, type Location } from 'react-router'
import { pages } from '../../contract/pages.ts'
import { withoutLanguage } from '../../domain/texts/language-path.ts'

const guestOnlyPaths: readonly string[] = pages
  .filter(({ audience }) => audience === 'guests')
  .map(({ path }) => path)

/** A page to return to, with its own navigation state. */
export type ReturnState = { from: string; fromState?: unknown }

/** The navigation state of a link to /login, so that the customer returns to the current page. */
export function returnHere({ pathname, search, hash, state }: Location): ReturnState {
  if (!guestOnlyPaths.includes(pathname)) return remembering(pathname + search + hash, state)
  return remembering(returnPathOf(state), returnStateOf(state))
}

function remembering(from: string, fromState: unknown): ReturnState {
  return fromState ? { from, fromState } : { from }
}

/** Where to go after login: the remembered page if it is on this shop and not for guests only, otherwise the home page. */
export function returnPathOf(state: unknown): string {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : openedFrom()
  if (typeof from !== 'string' || !from.startsWith('/')) return href('/')
  // Resolving the URL detects "//elsewhere.example" and its variants, which are not our paths.
  const here = 'http://shop.invalid'
  const url = URL.canParse(from, here) ? new URL(from, here) : undefined
  if (url?.origin !== here || guestOnlyPaths.includes(url.pathname)) return href('/')
  return url.pathname + url.search + url.hash
}

/** The page whose link was opened in a new tab: the link's state does not get there, its referrer does. */
function openedFrom(): string | undefined {
  if (typeof document === 'undefined' || !URL.canParse(document.referrer)) return undefined
  const [opened] = performance.getEntriesByType('navigation')
  const { origin, pathname, search } = new URL(document.referrer)
  const isOpenedHere = opened && new URL(opened.name).pathname === window.location.pathname
  return isOpenedHere && origin === window.location.origin
    ? withoutLanguage(pathname) + search
    : undefined
}

/** The remembered page's own navigation state. */
export function returnStateOf(state: unknown): unknown {
  return state && typeof state === 'object' && 'fromState' in state ? state.fromState : undefined
}
