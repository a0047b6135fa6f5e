import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { until } from '../testing/until.ts'
import { closeServer, withOneHost } from './web-server.ts'

async function aServer(listener: RequestListener) {
  const server = createServer(listener)
  server.keepAliveTimeout = 65_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.closeAllConnections())
  return { server, port: (server.address() as AddressInfo).port }
}

/** Keeps one connection open. */
function anAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1 })
}

async function ask(port: number, agent: Agent, path = '/'): Promise<string> {
  const sent = request({ host: '127.0.0.1', port, path, agent }).end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  return text(response as IncomingMessage)
}

/** A client that sends one request after the other over one connection, as long as the server keeps it open. */
function aBusyClient(port: number) {
  const agent = anAgent()
  const client = { answered: 0, isToldToLeave: sendOn() }
  return client

  async function sendOn(): Promise<boolean> {
    for (;;) {
      const sent = request({ host: '127.0.0.1', port, agent }).end()
      const [response]: IncomingMessage[] = await once(sent, 'response')
      await text(response as IncomingMessage)
      if (response?.headers.connection === 'close') return true
      client.answered += 1
    }
  }
}

test('clients with open connections are told to leave when the shop stops, and none is reset', async () => {
  const { server, port } = await aServer(async (_, response) => {
    await pause(1)
    response.end('answer')
  })
  const clients = Array.from({ length: 6 }, () => aBusyClient(port))
  await until(() => {
    for (const { answered } of clients) expect(answered).toBeGreaterThan(1)
  })
  await closeServer(server)
  for (const { isToldToLeave } of clients) expect(await isToldToLeave).toBe(true)
  expect(server.listening).toBe(false)
})

test('a client that sends after a pause of half a second is answered, and an idle one does not hold the shop up', async () => {
  const { server, port } = await aServer((_, response) => response.end('answer'))
  const agent = anAgent()
  expect(await ask(port, agent)).toBe('answer')
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const closed = closeServer(server)
  await vi.advanceTimersByTimeAsync(500)
  expect(await ask(port, agent)).toBe('answer')
  // Long before connections are cut off.
  await vi.advanceTimersByTimeAsync(2_000)
  await closed
})

test('a client with two connections, which is told to leave on one, is answered on the other', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const { server, port } = await aServer(async ({ url }, response) => {
    if (url === '/slow') await isReleased
    response.end('answer')
  })
  const one = anAgent()
  const other = anAgent()
  for (const agent of [one, other]) expect(await ask(port, agent)).toBe('answer')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const closed = closeServer(server)
  const slow = ask(port, one, '/slow')
  await once(server, 'request')
  await vi.advanceTimersByTimeAsync(2_000)
  release()
  expect(await slow).toBe('answer')
  expect(await ask(port, other)).toBe('answer')
  await vi.advanceTimersByTimeAsync(2_000)
  await closed
})

test('a request with two hosts is refused, and one with one host is not', async () => {
  const { port } = await aServer(withOneHost((_, response) => response.end('answer')))
  const answerTo = (headers: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET / HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
    return text(socket)
  }
  const [one, other] = ['Host: shop.example\r\n', 'hOST: evil.example\r\n']
  expect(await answerTo(one)).toMatch(/^HTTP\/1.1 200 /)
  expect(await answerTo(one + other)).toMatch(/^HTTP\/1.1 400 /)
  expect(await answerTo(one + one)).toMatch(/^HTTP\/1.1 400 /)
})
