import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, when the page must not show yet what only the browser knows; then true. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => {}
const yes = () => true
const no = () => false
