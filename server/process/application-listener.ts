import { existsSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Shop } from '../shop.ts'
import { CannotStart } from './cannot-start.ts'

type Entry = typeof import('../application/entry.ts')

export type ApplicationListener = { listener: RequestListener; close: () => Promise<unknown> }

const built = new URL('../../build/server/index.js', import.meta.url)

/** Answers with the application as it was built. */
export async function builtApplication(shop: Shop): Promise<ApplicationListener> {
  if (!existsSync(built)) {
    throw new CannotStart('The shop has not been built: run npm start, or npm run build first')
  }
  // The build keeps what its input exports.
  const { createApplication } = (await import(built.href)) as Entry
  return {
    listener: getRequestListener(createApplication(shop).fetch),
    close: async () => {},
  }
}

/**
 * Answers with the sources as they are now, pages and API alike, and tells the browser when they
 * change. What lives long (pool, jobs, database) is not part of that and stays.
 */
export async function reloadingApplication(
  shop: Shop,
  server: Server,
): Promise<ApplicationListener> {
  const { createServer } = await import('vite')
  const ours = process.listeners('SIGTERM')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  // A second Vite inside React Router's plugin would end the process at once.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener)
  }
  let current: { entry: Entry; listener: RequestListener } | undefined

  async function currentListener(): Promise<RequestListener> {
    // Vite gives any module an open type, and the same object until one of its files has changed.
    const entry = (await vite.ssrLoadModule('/server/application/entry.ts')) as Entry
    if (current?.entry !== entry) {
      current = { entry, listener: getRequestListener(entry.createApplication(shop).fetch) }
    }
    return current.listener
  }

  return {
    listener: (request, response) => {
      vite.middlewares(request, response, async () => {
        try {
          const listener = await currentListener()
          listener(request, response)
        } catch (error) {
          if (error instanceof Error) vite.ssrFixStacktrace(error)
          shop.log.error({ err: error }, 'The sources cannot be loaded')
          response.writeHead(500, { 'Content-Type': 'text/plain' })
          response.end(error instanceof Error ? error.stack : String(error))
        }
      })
    },
    close: () => vite.close(),
  }
}
