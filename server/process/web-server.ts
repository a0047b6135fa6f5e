import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Config } from '../config.ts'
import { codeOf } from '../error-code.ts'
import { CannotStart } from './cannot-start.ts'

/** How long requests in flight may take once the shop is stopping. */
const graceMilliseconds = 10_000

export async function listen(server: Server, { host, port }: Config): Promise<void> {
  // A proxy in front keeps its connections for about a minute, and must be the one to close them.
  server.keepAliveTimeout = 65_000
  // The name stands for one of two addresses, as the machine likes; this is the one all clients try.
  server.listen(port, host === 'localhost' ? '127.0.0.1' : host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new CannotStart(reasonOf(cause, host, port), { cause })
  }
}

/** Accepts nothing new, lets the requests in flight finish, and comes back when all are answered. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection that is kept alive becomes idle only after its answer.
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
