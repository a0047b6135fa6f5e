import type { WorkboxPlugin } from 'workbox-core/types.js'
import type { AsOf, ToWorker } from '../contract/offline.ts'

declare const self: ServiceWorkerGlobalScope

/** For each open page, the oldest moment that something it shows is from. */
const oldest = new Map<string, number>()

/** Tells a page that it got what was kept, and from when that is. */
export const tellAge: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    const at = Date.parse(cachedResponse?.headers.get('Date') ?? '')
    if (event instanceof FetchEvent && Number.isFinite(at)) {
      // Not awaited: the page that this response opens is there only once it has it.
      void note(event.resultingClientId || event.clientId, at)
    }
    return cachedResponse
  },
}

async function note(id: string, at: number): Promise<void> {
  oldest.set(id, Math.min(at, oldest.get(id) ?? at))
  tell(await self.clients.get(id))
}

/** A page cannot listen before it has begun, so it asks as well. */
self.addEventListener('message', ({ data, source }) => {
  const { type }: ToWorker = data
  if (!(source instanceof Client)) return
  if (type === 'how old') tell(source)
  if (type === 'back') oldest.delete(source.id)
})

function tell(page: Client | undefined): void {
  const at = page && oldest.get(page.id)
  if (at !== undefined) page?.postMessage({ type: 'as of', at } satisfies AsOf)
}
