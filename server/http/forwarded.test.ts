import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import type { Environment } from './environment.ts'
import { clientAddress, requestOfBrowser } from './forwarded.ts'

/** The client and URL that the shop derives from a request, with this many trusted proxies. */
async function seenAs(peer: string, trustProxy: number, headers: Record<string, string> = {}) {
  const { shop } = await openShop()
  const application = new Hono<Environment>()
  application.get('/', (c) => {
    c.set('shop', { ...shop, config: { ...shop.config, trustProxy } })
    return c.json({ client: clientAddress(c), url: requestOfBrowser(c).url })
  })
  const incoming = { socket: { remoteAddress: peer } }
  const answer = await application.request('http://shop.example/', { headers }, { incoming })
  return answer.json()
}

const spoofed = { 'X-Forwarded-For': '198.51.100.7', 'X-Forwarded-Proto': 'https' }

test('without a trusted proxy, no client can pretend to be another', async () => {
  const seen = await seenAs('203.0.113.9', 0, spoofed)
  expect(seen).toEqual({ client: '203.0.113.9', url: 'http://shop.example/' })
})

test('a trusted proxy reports the IP address and the protocol of the browser', async () => {
  const seen = await seenAs('10.0.0.1', 1, spoofed)
  expect(seen).toEqual({ client: '198.51.100.7', url: 'https://shop.example/' })
})

test('entries before those of the trusted proxies are ignored', async () => {
  const headers = { 'X-Forwarded-For': '1.1.1.1, 198.51.100.7, 10.0.0.2' }
  expect((await seenAs('10.0.0.1', 1, headers)).client).toBe('10.0.0.2')
  expect((await seenAs('10.0.0.1', 2, headers)).client).toBe('198.51.100.7')
})

test.each([
  ['198.51.100.7:51234', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:DB8:1:2::9]:51234', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the forwarded address %s counts as %s', async (address, client) => {
  expect((await seenAs('10.0.0.1', 1, { 'X-Forwarded-For': address })).client).toBe(client)
})

test('a proxy that adds no header counts as the client itself', async () => {
  expect((await seenAs('10.0.0.1', 1)).client).toBe('10.0.0.1')
})
