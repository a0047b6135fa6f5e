import { readFile } from 'node:fs/promises'
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
  for (const term of ['rice', 'samba', 'rice']) await request(`/api/products/search/${term}`)
  // The last one comes from the cache.
  expect(await searches()).toBe(before + 2)
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

test('the dashboard for Grafana and the service levels read metrics that exist', async () => {
  const { request } = await openShop()
  const metrics = await (await request('/metrics')).text()
  const rules = await readFile('deploy/prometheus/service-levels.rules.yml', 'utf8')
  const recorded = [...rules.matchAll(/record: (\S+)/g)].map(([, name = '']) => name)
  const { panels } = JSON.parse(await readFile('deploy/grafana/joybox.json', 'utf8'))
  const shown = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  )
  expect(shown.length).toBeGreaterThan(panels.length)
  for (const expression of [...shown, rules]) {
    for (const [name] of expression.matchAll(/joybox:[\w:]+/g)) expect(recorded).toContain(name)
    for (const [, name = ''] of expression.matchAll(/(\w+)\{/g)) {
      if (name !== 'up')
        expect(metrics).toContain(`# TYPE ${name.replace(/_(count|bucket)$/, '')} `)
    }
  }
  const bounds = /http_request_duration_seconds_bucket\{le="1",/
  expect(metrics).toMatch(bounds)
})
