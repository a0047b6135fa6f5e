import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { Server as Listener } from 'node:net'
import type { Config } from '../config.ts'
import { codeOf } from '../error-code.ts'
import { CannotStart } from './cannot-start.ts'

/** How long requests in flight may take once the shop is stopping. */
const graceMilliseconds = 10_000
const sweepMilliseconds = 50
/**
 * For a second without requests clients may still use connections that are open, for a request that is on its way just
 * now. Counted in sweeps: between two of them requests are read, also where the machine is so busy that a second is
 * nothing.
 */
const quietSweepsToWait = 20

export async function listen(server: Server, { host, port }: Config): Promise<void> {
  // A proxy in front keeps connections open for about a minute, and must be the one to close them.
  server.keepAliveTimeout = 65_000
  // "localhost" resolves to an IPv4 or an IPv6 address, depending on the machine; all clients try this one.
  server.listen(port, host === 'localhost' ? '127.0.0.1' : host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new CannotStart(reasonOf(cause, host, port), { cause })
  }
}

/**
 * Accepts no new connections, and waits until the requests in flight are answered. Closing a kept-alive connection
 * would reset it for a client that sends its next request at this moment: such a request is answered too, and its
 * response says that the connection ends. The client then goes on with another one that it has open.
 */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  let inFlight = 0
  let quietSweeps = 0
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
    inFlight += 1
    response.once('close', () => {
      inFlight -= 1
      quietSweeps = 0
    })
  })
  // Not `server.close()`, which closes idle connections at once.
  Listener.prototype.close.call(server)
  const sweep = setInterval(() => {
    if (inFlight === 0) quietSweeps += 1
    if (quietSweeps > quietSweepsToWait) server.closeIdleConnections()
  }, sweepMilliseconds)
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMilliseconds)
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
}

/** Refuses a request with two hosts: a proxy might go by one of them and the shop by the other. */
export function withOneHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { rawHeaders } = request
    let hosts = 0
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index]
      if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
    }
    if (hosts < 2) return listener(request, response)
    response.writeHead(400, { Connection: 'close' }).end()
  }
}

function reasonOf(error: unknown, host: string, port: number): string {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return `PORT ${port} is already in use: stop what listens there, or set another PORT`
  }
  if (code === 'EACCES')
    return `PORT ${port} is reserved for root on this machine: set a higher PORT`
  return `HOST ${host} cannot be listened on (${code ?? error})`
}
