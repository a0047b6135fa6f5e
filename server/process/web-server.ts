import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Config } from '../config.ts'
import { codeOf } from '../error-code.ts'
import { CannotStart } from './cannot-start.ts'

/** How long requests in flight may take once the shop is stopping. */
const graceMilliseconds = 10_000

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

/** Accepts no new requests, and waits until those in flight are answered. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A kept-alive connection becomes idle only after its response.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMilliseconds)
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
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
