import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page is rendered as the server has sent it: it must not show yet what only the browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
