import { useEffect } from 'react'

/** Marks the document when its script has taken over: from here on the page heeds every click and key. */
export function useInteractiveMark(): void {
  useEffect(() => {
    document.documentElement.dataset.interactive = ''
  }, [])
}
