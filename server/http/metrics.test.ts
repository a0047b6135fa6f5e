import { expect, test } from 'vitest'
import { createApplication } from '../application/application.ts'
import { openShop } from '../testing/open-shop.ts'

test('Prometheus reads what the process, its requests and its database connections do', async () => {
  const { request } = await openShop()
  // The count is of the whole process, in which other tests may have searched before.
  const searches = async () => {
    const count =
      /^http_request_duration_seconds_count\{method="GET",route="\/api\/products\/search\/:term",status="200"\} (\d+)$/m
    return Number(count.exec(await (await request('/metrics')).text())?.[1] ?? 0)
  }
  const before = await searches()
  await request('/api/products/search/rice')
  expect(await searches()).toBe(before + 1)
  const answer = await request('/metrics')
  expect(answer.headers.get('Content-Type')).toContain('version=0.0.4')
  const metrics = await answer.text()
  expect(metrics).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(metrics).toMatch(/^database_connections\{state="idle"\} \d+$/m)
})

test('the metrics can be read from this machine, or with their token', async () => {
  const { request, shop } = await openShop()
  const throughProxy = { headers: { 'X-Forwarded-For': '127.0.0.1' } }
  expect((await request('/metrics', throughProxy)).status).toBe(404)

  const config = { ...shop.config, metricsToken: 'a token for Prometheus' }
  const guarded = createApplication({ ...shop, config })
  const statusWith = async (headers: Record<string, string>) =>
    (await guarded.request('/metrics', { headers })).status
  expect(await statusWith({})).toBe(404)
  expect(await statusWith({ Authorization: 'Bearer a guess' })).toBe(404)
  expect(await statusWith({ Authorization: 'Bearer a token for Prometheus' })).toBe(200)
})
