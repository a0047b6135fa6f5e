import { existsSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Shop } from '../shop.ts'
import { CannotStart } from './cannot-start.ts'

export type Entry = typeof import('../application/entry.ts')

/** The shop's sources, as a process runs them. */
type Sources = {
  entry: Entry
  /** Answers requests with the application of these sources. */
  listenerFor: (shop: Shop) => RequestListener
  close: () => Promise<unknown>
}

const built = new URL('../../build/server/index.js', import.meta.url)

/** The sources as they were built. */
export async function builtSources(): Promise<Sources> {
  if (!existsSync(built)) {
    throw new CannotStart('The shop has not been built: run npm start, or npm run build first')
  }
  // The build keeps what its input exports.
  const entry = (await import(built.href)) as Entry
  return {
    entry,
    listenerFor: (shop) => getRequestListener(entry.createApplication(shop).fetch),
    close: async () => {},
  }
}

/**
 * The sources as they are now. Pages and API follow every change, and tell the browser; jobs and
 * what lives long (pool, queue, database) stay as they were at the start.
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
  // Vite gives any module an open type, and the same object until one of its files has changed.
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
