import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startNginx } from '../testing/nginx.ts'
import { makeTestFolder, removeTestFolder } from '../testing/test-folders.ts'

test('the nginx configuration of the shop allows operators long requests, and others short ones only', async () => {
  const shop = createServer(async (request, response) => {
    response.end(String((await text(request)).length))
  })
  shop.listen(0, '127.0.0.1')
  await once(shop, 'listening')
  onTestFinished(() => void shop.close())
  const { port } = shop.address() as AddressInfo
  const folder = await makeTestFolder()
  onTestFinished(() => removeTestFolder(folder))
  const nginx = await startNginx(folder, [`http://127.0.0.1:${port}`])

  const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024)
  const send = (path: string, body: string) => fetch(`${nginx}${path}`, { method: 'POST', body })
  for (const path of ['pictures', 'imports', 'import-checks']) {
    const answer = await send(`/api/admin/${path}`, megabytes(14))
    expect([path, await answer.text()]).toEqual([path, String(14 * 1024 * 1024)])
  }
  expect((await send('/api/admin/imports', megabytes(31))).status).toBe(413)
  expect((await send('/api/orders', megabytes(2))).status).toBe(413)
})

test('nginx logs no arguments of URLs, in which addresses and codes may be', async () => {
  const shop = createServer((_, response) => response.end('OTP is valid'))
  shop.listen(0, '127.0.0.1')
  await once(shop, 'listening')
  onTestFinished(() => void shop.close())
  const { port } = shop.address() as AddressInfo
  const folder = await makeTestFolder()
  onTestFinished(() => removeTestFolder(folder))
  const nginx = await startNginx(folder, [`http://127.0.0.1:${port}`])
  const path = '/api/user/validate?email=nimali%40example.com&otp=4821'
  await fetch(nginx + path, { method: 'POST', headers: { Referer: `${nginx}${path}` } })
  await vi.waitFor(async () => {
    const log = await readFile(join(folder, 'access.log'), 'utf8')
    expect(log).toContain('"POST /api/user/validate HTTP/1.1" 200')
    expect(log).not.toMatch(/nimali|4821/)
  })
})
