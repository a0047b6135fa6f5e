import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../testing/database.ts'
import { launchShop, startShop } from '../testing/start-shop.ts'

const JWT_SECRET = 'a secret that all instances of the shop share'

test('the shop does not start with faulty settings, and prints a line for each that names the variable', async () => {
  const shop = await launchShop({ env: { TRUST_PROXY: 'yes', SEED: 'some' } })
  expect(await shop.end).toBe(1)
  expect(shop.output.trim().split('\n')).toEqual([
    expect.stringMatching(/^SEED must be/),
    expect.stringMatching(/^TRUST_PROXY must be/),
  ])
})

test('the shop does not start on a port in use, says so in one line and leaves no PostgreSQL behind', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => {
    other.close()
  })
  const address = other.address()
  const port = String(typeof address === 'object' && address?.port)

  const shop = await launchShop({ env: { PORT: port } })
  expect(await shop.end).toBe(1)
  expect(shop.output.trim()).toMatch(new RegExp(`^PORT ${port} is already in use[^\\n]*$`))
  expect(await shop.findPostgres()).toBeUndefined()
})

test('the terminal shows the URL of the shop, its gateway, where mails go and the demo login', async () => {
  const shop = await startShop({ env: { SEED: 'demo' } })
  expect(shop.output).toContain(`JOY Box is open: http://localhost:${new URL(shop.url).port}`)
  expect(shop.output).toContain('sandbox gateway')
  expect(shop.output).toContain(`written to ${shop.dataDir}/outbox`)
  expect(shop.output).toMatch(/Demo login: demo@joybox\.test, password \S+/)
})

test('two instances share an external database, which keeps running when they stop', async () => {
  const DATABASE_URL = await emptyDatabase()
  const env = { DATABASE_URL, JWT_SECRET }
  const shops = await Promise.all([startShop({ env }), startShop({ env })])
  for (const shop of shops) {
    expect((await shop.request('/readyz')).status).toBe(200)
    expect(await shop.findPostgres()).toBeUndefined()
  }
  const ends = await Promise.all(shops.map((shop) => shop.stop()))
  expect(ends).toEqual([0, 0])

  const next = await startShop({ env })
  expect((await next.request('/readyz')).status).toBe(200)
})
