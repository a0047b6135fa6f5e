import { existsSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Shop } from '../shop.ts'
import { CannotStart } from './cannot-start.ts'

export type Entry = typeof import('../application/entry.ts')

/** The shop's code, as a process runs it. */
type Sources = {
  entry: Entry
  /** Handles requests with the application of this code. */
  listenerFor: (shop: Shop) => RequestListener
  close: () => Promise<unknown>
}

const built = new URL('../../build/server/index.js', import.meta.url)

/** The code of the last build. */
export async function builtSources(): Promise<Sources> {
  if (!existsSync(built)) {
    throw new CannotStart('The shop has not been built: run npm start, or npm run build first')
  }
  // The build has the same exports as its input.
  const entry = (await import(built.href)) as Entry
  return {
    entry,
    listenerFor: (shop) => getRequestListener(entry.createApplication(shop).fetch),
    close: async () => {},
  }
}

/**
 * The code as it is now, for development. Pages and API follow every change, and the browser reloads;
 * jobs and long-lived parts (pool, queue, database) stay as they were at the start.
 */
export async function reloadingSources(server: Server, log: Logger): Promise<Sources> {
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
  // Vite does not know the module's type, and returns the same object until one of its files changes.
  const load = async () => (await vite.ssrLoadModule('/server/application/entry.ts')) as Entry

  return {
    entry: await load(),
    listenerFor: (shop) => {
      let current: { entry: Entry; listener: RequestListener } | undefined
      return (request, response) => {
        vite.middlewares(request, response, async () => {
          try {
            const entry = await load()
            if (current?.entry !== entry) {
              const application = entry.createApplication(entry.openShop(shop))
              current = { entry, listener: getRequestListener(application.fetch) }
            }
            current.listener(request, response)
          } catch (error) {
            if (error instanceof Error) vite.ssrFixStacktrace(error)
            log.error({ err: error }, 'The sources cannot be loaded')
            response.writeHead(500, { 'Content-Type': 'text/plain' })
            response.end(error instanceof Error ? error.stack : String(error))
          }
        })
      }
    },
    close: () => vite.close(),
  }
}
