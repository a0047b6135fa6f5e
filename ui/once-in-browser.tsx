import { type ReactNode, useDeferredValue } from 'react'
import { useIsInBrowser } from './use-is-in-browser.ts'

/**
 * Pictures below the fold that would delay the first paint: browsers fetch even lazy ones from thousands of pixels away.
 * So they come with the script, or at once where there is no script. They are deferred, so that React renders them in slices.
 */
export function OnceInBrowser({ children }: { children: ReactNode }) {
  const isInBrowser = useDeferredValue(useIsInBrowser())
  return isInBrowser ? children : <noscript>{children}</noscript>
}
