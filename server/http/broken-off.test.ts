import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { createApplication } from '../application/application.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { until } from '../testing/until.ts'

/** Sends the beginning of a request, and ends the connection once the server is reading it. */
async function breakOff(port: number, lines: string[], body: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const headers = [...lines, 'Host: 127.0.0.1', 'Expect: 100-continue']
  socket.write(`${headers.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  socket.write(body)
  setTimeout(() => socket.resetAndDestroy(), 20)
  await once(socket, 'close')
}

async function listen({ shop }: TestShop): Promise<number> {
  const server = createServer(getRequestListener(createApplication(shop).fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('a client that breaks off an upload causes no error, and is logged as gone', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const port = await listen(shop)
  const json = 'Content-Type: application/json'
  const uploads = [
    ['POST /api/orders HTTP/1.1', json, 'Content-Length: 1000'],
    ['POST /api/orders HTTP/1.1', json, 'Transfer-Encoding: chunked'],
    ['POST /api/user/login HTTP/1.1', json, 'Content-Length: 1000'],
    ['POST /api/user/send HTTP/1.1', json, 'Transfer-Encoding: chunked'],
    ['POST /payments/notification HTTP/1.1', 'Content-Length: 1000'],
    ['POST /payments/notification HTTP/1.1', 'Transfer-Encoding: chunked'],
    ['POST /policy-reports HTTP/1.1', json, 'Transfer-Encoding: chunked'],
    ['POST /api/admin/pictures HTTP/1.1', json, `Cookie: ${session}`, 'Transfer-Encoding: chunked'],
    ['POST /api/admin/import-checks HTTP/1.1', json, `Cookie: ${session}`, 'Content-Length: 99999'],
  ]
  const before = shop.loggedLines().split('"msg":"request"').length
  await Promise.all(uploads.map((lines) => breakOff(port, lines, '2\r\n{"\r\n')))
  await until(() =>
    expect(shop.loggedLines().split('"msg":"request"').length).toBe(before + uploads.length),
  )
  expect(shop.loggedErrors()).toEqual([])
  expect(shop.loggedLines()).not.toMatch(/"status":5\d\d/)
  expect(shop.loggedLines()).toContain('"status":499')
})
