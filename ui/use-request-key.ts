import { useRef } from 'react'

/** Names a request: a repeated try with the same content has the same key, so that the server does nothing twice. */
export function useRequestKey() {
  const last = useRef({ content: '', requestKey: '' })
  return {
    keyFor: (request: object): string => {
      const content = JSON.stringify(request)
      if (last.current.content !== content) {
        last.current = { content, requestKey: crypto.randomUUID() }
      }
      return last.current.requestKey
    },
    /** Once it is done, the same content is another request. */
    forget: () => {
      last.current = { content: '', requestKey: '' }
    },
  }
}
