import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test('the bench measures the whole shop; its speed is not tested here', async () => {
  const bench = spawn(process.execPath, ['bench/main.ts', '--small'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [page, [code]] = await Promise.all([text(bench.stdout), once(bench, 'exit')])
  expect(code).toBe(0)
  const rows = page.split('\n').filter((line) => line.startsWith('| '))
  for (const name of ['list of 8', 'search', 'HTML /', 'cart update', 'order, 32', 'payment']) {
    expect(rows).toContainEqual(expect.stringContaining(`| ${name}`))
  }
  const statuses = [...page.matchAll(/(\d+) × \d+/g)].map(([, status]) => status)
  expect(statuses.length).toBeGreaterThan(10)
  for (const status of statuses) expect(['200', '201', '304', '409']).toContain(status)
})
