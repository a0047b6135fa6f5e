import { hash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Environment } from './environment.ts'

const registry = new Registry()
collectDefaultMetrics({ register: registry })

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From a request to its answer, by the route that answered.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers: [registry],
})

const connections = new Gauge({
  name: 'database_connections',
  help: 'Connections to the database that are at work or idle, and requests that wait for one.',
  labelNames: ['state'],
  registers: [registry],
})

/** Counts every request and how long it took. */
export const measureRequests = createMiddleware<Environment>(async (c, next) => {
  const startedAt = performance.now()
  await next()
  const seconds = (performance.now() - startedAt) / 1000
  // The route and not the path: there are only so many.
  durations.observe({ method: c.req.method, route: routePath(c), status: c.res.status }, seconds)
})

/** What Prometheus collects of this instance: the process, its requests, its database connections. */
export const metricsRoutes = new Hono<Environment>().get('/metrics', async (c) => {
  if (!mayRead(c)) return c.notFound()
  const { totalCount, idleCount, waitingCount } = c.var.shop.database.$client
  connections.set({ state: 'busy' }, totalCount - idleCount)
  connections.set({ state: 'idle' }, idleCount)
  connections.set({ state: 'waited for' }, waitingCount)
  return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
})

/** Whoever knows the token of the settings; without one, whoever is on this machine itself. */
function mayRead(c: Context<Environment>): boolean {
  const { metricsToken } = c.var.shop.config
  if (metricsToken) return isSame(c.req.header('Authorization') ?? '', `Bearer ${metricsToken}`)
  // Whatever a proxy on this machine hands on comes from elsewhere.
  return !c.req.header('X-Forwarded-For') && thisMachine.has(c.var.client)
}

/** As `clientAddress` tells them. */
const thisMachine = new Set(['this machine', '127.0.0.1', '0:0:0:0::/64'])

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(given), digest(wanted))
}
