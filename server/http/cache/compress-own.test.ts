import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import type { Environment } from '../environment.ts'
import { createFront } from './front.ts'

test('what is compressed says so over HTTP, whose responses are not those of Node', async () => {
  const { shop } = await openShop()
  const lines = Array.from({ length: 200 }, (_, line) => ({ line }))
  const application = new Hono<Environment>().get('/api/orders', (c) => c.json(lines))
  const server = createServer(getRequestListener(createFront(shop, application).fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  for (const encoding of ['br', 'gzip']) {
    const headers = { 'Accept-Encoding': encoding }
    const answer = await fetch(`http://127.0.0.1:${port}/api/orders`, { headers })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    expect(await answer.json()).toEqual(lines)
  }
})
