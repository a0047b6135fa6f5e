import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { get } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startNginx, startTlsNginx } from '../testing/nginx.ts'
import { makeTestFolder, removeTestFolder } from '../testing/test-folders.ts'
import { until } from '../testing/until.ts'

test('the nginx configuration of the shop allows operators long requests and customers photographs, all else is short', async () => {
  const { folder, url } = await aShop(async (request, response) => {
    response.end(String((await text(request)).length))
  })
  const nginx = await startNginx(folder, [url])

  const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024)
  const send = (path: string, body: string) => fetch(`${nginx}${path}`, { method: 'POST', body })
  for (const path of ['admin/pictures', 'admin/imports', 'admin/import-checks', 'claim-photos']) {
    const answer = await send(`/api/${path}`, megabytes(14))
    expect([path, await answer.text()]).toEqual([path, String(14 * 1024 * 1024)])
  }
  expect((await send('/api/admin/imports', megabytes(31))).status).toBe(413)
  expect((await send('/api/claim-photos', megabytes(15))).status).toBe(413)
  expect((await send('/api/orders', megabytes(2))).status).toBe(413)
})

test('nginx logs no arguments of URLs, no tokens and no search, in which people may be recognised', async () => {
  const { folder, url } = await aShop((_, response) => response.end('OTP is valid'))
  const nginx = await startNginx(folder, [url])
  const path = '/api/user/validate?email=nimali%40example.com&otp=4821'
  await fetch(nginx + path, { method: 'POST', headers: { Referer: `${nginx}${path}` } })
  const [payment, link] = ['0197aa01-7c3e-7b1c-8f6a-2f0f5c1d9e11', 'Zx'.repeat(21)]
  for (const secret of [`payments/${payment}`, `account/email/${link}Z`]) {
    await fetch(`${nginx}/${secret}`)
  }
  await fetch(`${nginx}/api/products/search/insulin`)
  await fetch(`${nginx}/api/suggestions/insulin`)
  await fetch(`${nginx}/si/shared-packages/${link.slice(0, 22)}`)
  await until(async () => {
    const log = await readFile(join(folder, 'access.log'), 'utf8')
    expect(log).toContain('"POST /api/user/validate HTTP/1.1" 200')
    expect(log).toContain('"GET /payments/*** HTTP/1.1" 200')
    expect(log).toContain('"GET /api/products/search/*** HTTP/1.1" 200')
    expect(log).toContain('"GET /api/suggestions/*** HTTP/1.1" 200')
    expect(log).toContain('"GET /si/shared-packages/*** HTTP/1.1" 200')
    expect(log).not.toMatch(new RegExp(`nimali|4821|insulin|${payment}|${link.slice(0, 22)}`))
  })
})

test('one network cannot send without end, and nobody who reads fast meets the limit', async () => {
  const { folder, url } = await aShop((_, response) => response.end('page'))
  const nginx = await startNginx(folder, [url])
  const statusesOf = async (path: string, count: number) => {
    const requests = Array.from({ length: count }, async () => (await fetch(nginx + path)).status)
    return new Set(await Promise.all(requests))
  }
  // A hundred customers of one mobile network open a page with a hundred pictures.
  expect(await statusesOf('/products', 100)).toEqual(new Set([200]))
  expect(await statusesOf('/media/picture.webp', 200)).toEqual(new Set([200]))
  const answers = new Set<number>()
  for (let round = 0; round < 10; round += 1) {
    for (const status of await statusesOf(`/?j=${round}`, 150)) answers.add(status)
  }
  expect(answers).toEqual(new Set([200, 429]))
})

test.each(['2001:db8::', '2001:db8:7::', '2001:db8:7:9::', '2001:db8:7:9:1:2:3:'])(
  'all IPv6 addresses of a household, as %s1, are one network',
  async (network) => {
    const { folder, url } = await aShop((_, response) => response.end('page'))
    const nginx = await startNginx(folder, [url], { loadBalancer: '127.0.0.1' })
    const answers = new Set<number>()
    for (let round = 0; round < 10; round += 1) {
      const requests = Array.from({ length: 150 }, async (_, index) => {
        const from = `${network}${(round * 150 + index + 1).toString(16)}`
        return (await fetch(`${nginx}/products`, { headers: { 'X-Forwarded-For': from } })).status
      })
      for (const status of await Promise.all(requests)) answers.add(status)
    }
    expect(answers).toEqual(new Set([200, 429]))
  },
)

test('behind a load balancer with TLS, log and limits are about browsers, and the shop sees what they have sent', async () => {
  const { folder, url } = await aShop(({ headers }, response) =>
    response.end(`${headers['x-forwarded-proto']} from ${headers['x-forwarded-for']}`),
  )
  const nginx = await startNginx(folder, [url], { loadBalancer: '127.0.0.1' })
  const headers = { 'X-Forwarded-For': '198.51.100.7', 'X-Forwarded-Proto': 'https' }
  const seen = await (await fetch(`${nginx}/products`, { headers })).text()
  expect(seen).toMatch(/^https, http from 198\.51\.100\.7, /)
  await until(async () => {
    const log = await readFile(join(folder, 'access.log'), 'utf8')
    expect(log).toMatch(/^198\.51\.100\.7 .*"GET \/products /m)
  })
})

test('with TLS the shop is reached by https and its own name only', async () => {
  const { folder, url } = await aShop((request, response) =>
    response.end(`${request.headers['x-forwarded-proto']} ${request.headers.host}`),
  )
  const [key, certificate] = [join(folder, 'shop.key'), join(folder, 'shop.pem')]
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ')
  const subject = ['-subj', '/CN=shop.example', '-addext', 'subjectAltName=DNS:shop.example']
  await promisify(execFile)('openssl', [
    ...request,
    ...subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  const ca = await readFile(certificate)
  const { port, tlsPort } = await startTlsNginx(folder, [url])
  const getPage = (path: string, options: object = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const to = { host: '127.0.0.1', port: tlsPort, servername: 'shop.example', ca, path }
      const headers = { Host: 'shop.example' }
      get({ ...to, headers, agent: false, ...options }, resolve).on('error', reject)
    })

  const plain = await fetch(`http://127.0.0.1:${port}/products?page=2`, { redirect: 'manual' })
  expect(plain.status).toBe(301)
  expect(plain.headers.get('Location')).toBe('https://shop.example/products?page=2')

  for (const version of ['TLSv1.2', 'TLSv1.3']) {
    const page = await getPage('/', { minVersion: version, maxVersion: version })
    expect(await text(page)).toBe('https shop.example')
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  }
  const pretended = await getPage('/', {
    headers: { Host: 'shop.example', 'X-Forwarded-Proto': 'http' },
  })
  expect(await text(pretended)).toBe('http, https shop.example')
  await expect(getPage('/', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' })).rejects.toThrow()
  await expect(getPage('/', { servername: 'evil.example' })).rejects.toThrow()
  expect((await getPage('/metrics')).statusCode).toBe(404)
})

test('nginx refuses a request with two hosts', async () => {
  const { folder, url } = await aShop((_, response) => response.end('page'))
  const { hostname, port } = new URL(await startNginx(folder, [url]))
  const socket = connect(Number(port), hostname)
  socket.end('GET / HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
})

/** What stands behind nginx, and a folder for nginx. */
async function aShop(answer: RequestListener) {
  const shop = createServer(answer)
  shop.listen(0, '127.0.0.1')
  await once(shop, 'listening')
  onTestFinished(() => void shop.close())
  const { port } = shop.address() as AddressInfo
  const folder = await makeTestFolder()
  onTestFinished(() => removeTestFolder(folder))
  return { folder, url: `http://127.0.0.1:${port}` }
}
