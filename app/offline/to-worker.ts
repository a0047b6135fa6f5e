import type { ToWorker } from '../../contract/offline.ts'

/** Sends a message to the service worker, once there is one. */
export async function toWorker(message: ToWorker): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}
