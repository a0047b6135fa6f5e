import type { MyRuns } from './driving-query.ts'

/** Lets the browser use this one script as a worker: the only script address that the back office ever makes of a text. */
const workerAddress = '/admin/driving-worker.js'

/** The worker reads it by the same name. */
const cacheName = 'driving'

const page = '/admin/driving'
const session = '/api/admin/session'
const data = '/api/admin/driving'

/**
 * Keeps the page on the phone, so that it opens without a connection, also after the phone was off. Without such a
 * worker, as in development, the page works as long as it stays open.
 */
export async function keepPageForDriving(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(trusted(workerAddress), { scope: page })
  const cache = await caches.open(cacheName)
  await cache.addAll([page, session])
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const scripts = new Set(loaded.filter((path) => path.startsWith('/admin/assets/')))
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    // Of an earlier release.
    if (pathname.startsWith('/admin/assets/') && !scripts.has(pathname)) await cache.delete(url)
    else scripts.delete(pathname)
  }
  await cache.addAll([...scripts])
}

/** Keeps the runs as they are now: the page may have been opened elsewhere, where the worker does not see what it asks for. */
export async function keepRunsForDriving(runs: MyRuns): Promise<void> {
  if (!import.meta.env.PROD || !('caches' in window)) return
  const headers = { 'Content-Type': 'application/json', Date: new Date().toUTCString() }
  const cache = await caches.open(cacheName)
  await cache.put(data, new Response(JSON.stringify(runs), { headers }))
}

type Policy = { createScriptURL: (text: string) => string }
type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => Policy
}

// TypeScript's types of a browser do not have it yet.
declare global {
  var trustedTypes: Factory | undefined
}

let policy: Policy | undefined

/** The address as a browser demands it that checks which texts become scripts. */
function trusted(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy('driving-worker', {
    createScriptURL: () => address,
  })
  return policy ? policy.createScriptURL(address) : address
}

/** Nothing of a run stays on the phone once its driver has logged out. */
export async function forgetDriving(): Promise<void> {
  if ('caches' in window) await caches.delete(cacheName)
}
