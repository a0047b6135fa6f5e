import { useEffect } from 'react'

/** Marks the document as hydrated: from now on the page reacts to every click and key. */
export function useInteractiveMark(): void {
  useEffect(() => {
    document.documentElement.dataset.interactive = ''
  }, [])
}
