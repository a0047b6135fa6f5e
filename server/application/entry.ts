import { renderPage } from '../../app/render-page.ts'
import type { Shop } from '../shop.ts'
import { createApplication as createWith } from './application.ts'

/**
 * The entry of the build, which Vite reloads in development: everything that knows an area of the shop.
 * Long-lived parts (pool, queue, embedded database) are opened outside and passed in.
 */
export { startJobs } from './jobs.ts'
export { readMetrics } from './metrics.ts'
export { openShop } from './open-shop.ts'

/** The application with its pages. */
export function createApplication(shop: Shop) {
  return createWith(shop, renderPage)
}
