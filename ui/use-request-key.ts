import { useRef } from 'react'
import { forgetRequestKey, pendingRequestKey, requestKeyFor } from './request-key.ts'

type Options = {
  /** The keys of the requests that are done, as the page shows them. */
  done: readonly (string | null)[]
  /** Whether the form begins with what was sent before. */
  isSent?: boolean
}

/**
 * The keys of what a form sends. Another try has the same key, also after the page was loaded again. Once the page shows
 * that the first try arrived, who types the same again means the next one.
 */
export function useRequestKey(kind: string, { done, isSent = false }: Options) {
  const isSentAsTyped = useRef(isSent)
  return {
    onType: () => {
      isSentAsTyped.current = false
    },
    keyFor: (request: object): string => {
      const pending = pendingRequestKey(kind)
      if (pending && done.includes(pending) && !isSentAsTyped.current) forgetRequestKey(kind)
      isSentAsTyped.current = true
      return requestKeyFor(kind, request)
    },
    forget: () => forgetRequestKey(kind),
  }
}
