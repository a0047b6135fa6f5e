import { minuteMs } from '../../domain/time.ts'

/** Where this device keeps photographs until they are sent. Local storage is too small for them. */
const cacheName = 'photographs to send'

const keptAt = 'X-Kept-At'
/** Longer than a page takes from keeping a photograph to noting that it is to be sent. */
const newForMs = 10 * minuteMs

const addressOf = (opId: string) => `/admin/photographs-to-send/${opId}`

export async function keepPhoto(opId: string, photo: Blob): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(
    addressOf(opId),
    new Response(photo, { headers: { [keptAt]: String(Date.now()) } }),
  )
}

/** Undefined if the browser has cleared it away. */
export async function keptPhoto(opId: string): Promise<Blob | undefined> {
  const cache = await caches.open(cacheName)
  return (await cache.match(addressOf(opId)))?.blob()
}

export async function forgetPhoto(opId: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.delete(addressOf(opId))
}

/** Forgets the photographs that nobody sends any more, except new ones: another tab may be about to send them. */
export async function forgetPhotosBut(waiting: () => ReadonlySet<string>): Promise<void> {
  if (!('caches' in window)) return
  const cache = await caches.open(cacheName)
  const kept = await cache.keys()
  // Asked for now: one that was kept in the meantime is among them.
  const addresses = new Set([...waiting()].map(addressOf))
  for (const { url } of kept) {
    if (addresses.has(new URL(url).pathname)) continue
    const at = (await cache.match(url))?.headers.get(keptAt)
    if (Date.now() - Number(at) > newForMs) await cache.delete(url)
  }
}
