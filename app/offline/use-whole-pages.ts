import { useEffect } from 'react'
import { pagesCache } from '../../contract/offline.ts'

/**
 * Without a connection a link to a page that was kept loads that page as a whole: its HTML holds what it shows. Its
 * data alone is kept only if the shop's script has asked for it before.
 */
export function useWholePages(isWithoutConnection: boolean): void {
  useEffect(() => {
    if (!isWithoutConnection) return
    let kept: ReadonlySet<string> = new Set()
    void keptPages().then((pages) => {
      kept = pages
    })
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      // The router does not hear of the click, and the browser follows the link by itself.
      if (link && kept.has(link.origin + link.pathname + link.search)) event.stopPropagation()
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [isWithoutConnection])
}

async function keptPages(): Promise<ReadonlySet<string>> {
  const cache = await caches.open(pagesCache)
  return new Set((await cache.keys()).map(({ url }) => url))
}
