import { isIP, isIPv4 } from 'node:net'
import type { Context } from 'hono'
import type { Environment } from './environment.ts'

/**
 * The network a request comes from, for rate limits. Only as many entries of X-Forwarded-For are
 * used as there are trusted proxies: anyone could have written the entries before those.
 */
export function clientAddress(c: Context<Environment>): string {
  // In tests there is no connection.
  const peer = c.env?.incoming?.socket.remoteAddress
  const address = forwarded(c, 'X-Forwarded-For') ?? peer
  return address ? networkOf(withoutPort(address)) : 'this machine'
}

/** The request as the browser sent it: with https if the trusted proxy says so. */
export function requestOfBrowser(c: Context<Environment>): Request {
  const url = new URL(c.req.url)
  if (url.protocol === 'https:' || forwarded(c, 'X-Forwarded-Proto') !== 'https') return c.req.raw
  url.protocol = 'https:'
  return new Request(url, c.req.raw)
}

/** The entry of the outermost trusted proxy, in a header that every proxy appends to. */
function forwarded(c: Context<Environment>, name: string): string | undefined {
  const { trustProxy } = c.var.shop.config
  if (trustProxy === 0) return undefined
  const entries = c.req.header(name)?.split(',') ?? []
  return (entries.at(-trustProxy) ?? entries[0])?.trim() || undefined
}

/** Some proxies add the port: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(address: string): string {
  const [, ipv6] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? []
  return ipv6 ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** A household has one IPv4 address, but 2^64 IPv6 addresses: all of these count as one client. */
function networkOf(address: string): string {
  const ipv4 = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(ipv4) || isIP(address) === 0) return ipv4
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean).length ?? 0
  const zeros = Array.from({ length: 8 - groups.length - after }, () => '0')
  const network = [...groups, ...zeros].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
