import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, then true. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => {}
const yes = () => true
const no = () => false
