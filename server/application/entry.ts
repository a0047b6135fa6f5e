import * as pages from 'virtual:react-router/server-build'
import type { Shop } from '../shop.ts'
import { createApplication as createWith } from './application.ts'

/** The application with its pages: what Vite builds, and loads anew in development. */
export function createApplication(shop: Shop) {
  return createWith(shop, pages)
}
