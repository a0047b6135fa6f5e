// Loads a server, from a separate process that shares no thread with what it measures.
import autocannon from 'autocannon'

export type Asked = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** When a load ends. */
export type Until = { seconds: number } | { responses: number }

export type Load = {
  url: string
  connections: number
  until: Until
  /** At most so many requests a second; absent: as many as there are answers. */
  perSecond?: number
  /** Sent in turn. More than a few are shared by all connections, until all are sent. */
  asked: Asked[]
}

export type Loaded = {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  responses: number
  /** How often each status was returned; 0 stands for no response. */
  statuses: Record<string, number>
}

/** Up to this many requests, every connection sends its own, prepared before the measurement. */
const mostPrepared = 100

process.on('message', async (load: Load) => {
  process.send?.(await run(load))
})

async function run({ url, connections, until, perSecond, asked }: Load): Promise<Loaded> {
  let next = 0
  const inTurn = () => {
    if (next === asked.length - 1) instance.stop()
    return asked[next++ % asked.length]
  }
  const requests =
    asked.length <= mostPrepared
      ? asked
      : [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...inTurn() }) }]
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  // Autocannon checks once per sample whether it is done.
  const sampleInt = 100
  const end = 'seconds' in until ? { duration: until.seconds } : { amount: until.responses }
  const rate = perSecond ? { overallRate: perSecond } : {}
  const options = { url, connections, sampleInt, ...end, ...rate, requests }
  const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
  const statuses: Record<string, number> = {}
  instance.on('response', (_client, status) => {
    statuses[status] = (statuses[status] ?? 0) + 1
  })
  const { errors, timeouts, latency, duration } = await promise
  const responses = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  if (errors + timeouts > 0) statuses[0] = errors + timeouts
  const { p50, p99 } = latency
  return { perSecond: responses / duration, p50, p99, responses, statuses }
}
