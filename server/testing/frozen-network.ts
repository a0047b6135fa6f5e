import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a database that can freeze, where connections stay open and nothing comes through any more, and close. */
export async function aFreezingWay(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
    }
    near.pipe(far)
    far.pipe(near)
  })
  const open = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await open(0)
  onTestFinished(() => void server.close())
  /** Ends every connection: a frozen one would never end by itself. */
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  // A server that listens on TCP has an address of this type.
  const { port } = server.address() as AddressInfo
  url.port = String(port)
  return {
    url: url.href,
    freeze: () => {
      for (const socket of sockets) socket.unpipe()
    },
    cut,
    /** From now on every connection is refused. */
    close: () => {
      server.close()
      cut()
    },
    reopen: () => open(port),
  }
}
