import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import webPush from 'web-push'

type Left = { path: string; headers: IncomingHttpHeaders; body: string }

/** A push service that keeps what is left with it, as its browsers would get it: encrypted. */
export async function aPushService() {
  const left: Left[] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString('latin1')
    left.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // Node types the address of a socket of any kind.
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    left,
    /** The configuration of a shop that leaves its notifications here. */
    push: { ...webPush.generateVAPIDKeys(), services: [url] },
    answer: (next: number) => {
      status = next
    },
    /** A browser that takes notifications, as it describes itself. */
    aBrowser: () => {
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url')
      const auth = randomBytes(16).toString('base64url')
      return { endpoint: `${url}/${crypto.randomUUID()}`, keys: { p256dh, auth } }
    },
  }
}
