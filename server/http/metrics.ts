import cluster from 'node:cluster'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { Gauge, Histogram } from 'prom-client'
import { isSameSecret } from '../is-same-secret.ts'
import { metricsOfWorkers } from '../process/metrics-of-workers.ts'
import type { Shop } from '../shop.ts'
import type { Environment } from './environment.ts'
import { registry } from './registry.ts'

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Seconds from a request to its response, by route.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers: [registry],
})

const connections = new Gauge({
  name: 'database_connections',
  help: 'Connections to the database that are busy or idle, and requests that wait for one.',
  labelNames: ['state'],
  registers: [registry],
})

/** Records the duration of every request. */
export const measureRequests = createMiddleware<Environment>(async (c, next) => {
  const startedAt = performance.now()
  await next()
  // The route and not the path, since there are unlimited paths.
  observeDuration({ method: c.req.method, route: routePath(c), status: c.res.status }, startedAt)
})

type Answered = { method: string; route: string; status: number }

export function observeDuration(answered: Answered, startedAt: number): void {
  durations.observe(answered, (performance.now() - startedAt) / 1000)
}

export function measureConnections({ database }: Pick<Shop, 'database'>): void {
  const { totalCount, idleCount, waitingCount } = database.$client
  connections.set({ state: 'busy' }, totalCount - idleCount)
  connections.set({ state: 'idle' }, idleCount)
  connections.set({ state: 'waited for' }, waitingCount)
}

/**
 * The metrics of this instance for Prometheus: its processes, their requests, security events, and what `measure` reads
 * just before.
 */
export const metricsRoutes = (measure: (shop: Shop) => Promise<void>) =>
  new Hono<Environment>().get('/metrics', async (c) => {
    if (!mayRead(c)) return c.notFound()
    if (cluster.isWorker) return sendMetrics(c, await metricsOfWorkers())
    await measure(c.var.shop)
    return sendMetrics(c, await registry.metrics())
  })

function sendMetrics(c: Context<Environment>, text: string): Response {
  return c.body(text, 200, { 'Content-Type': registry.contentType })
}

/** A client with the token may read the metrics; if no token is set, clients on this machine may. */
function mayRead(c: Context<Environment>): boolean {
  const { metricsToken } = c.var.shop.config
  if (metricsToken)
    return isSameSecret(c.req.header('Authorization') ?? '', `Bearer ${metricsToken}`)
  // A request that a proxy on this machine passes on comes from elsewhere.
  return !c.req.header('X-Forwarded-For') && thisMachine.has(c.var.client)
}

/** The values of `clientAddress` for this machine. */
const thisMachine = new Set(['this machine', '127.0.0.1', '0:0:0:0::/64'])
