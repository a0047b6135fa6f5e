import { renderPage } from '../../app/render-page.ts'
import type { Shop } from '../shop.ts'
import { createApplication as createWith } from './application.ts'

/**
 * What Vite builds, and reloads in development: everything that knows an area of the shop. What lives
 * long (pool, queue, embedded database) is opened outside and handed in.
 */
export { startJobs } from './jobs.ts'
export { openShop } from './open-shop.ts'

/** The application with its pages. */
export function createApplication(shop: Shop) {
  return createWith(shop, renderPage)
}
