import { expect, onTestFinished, test } from 'vitest'
import type { ShopProcess } from '../testing/shop-process.ts'
import { connectToDatabase, launchShop, startShop } from '../testing/start-shop.ts'
import { until } from '../testing/until.ts'

test.for(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'on %s the shop exits with 0 and leaves no PostgreSQL behind',
  async (signal) => {
    const shop = await startShop()
    const postgres = await shop.findPostgres()
    expect(shop.isPostgres(postgres)).toBe(true)
    expect(await shop.stop(signal)).toBe(0)
    expect(shop.isPostgres(postgres)).toBe(false)
  },
)

test('a shop that is stopped while it starts leaves no PostgreSQL behind', async () => {
  const shop = await launchShop()
  const postgres = await until(async () => {
    const pid = await shop.findPostgres()
    expect(pid).toBeDefined()
    return pid
  })
  expect(await shop.stop()).toBe(0)
  expect(shop.isPostgres(postgres)).toBe(false)
})

test('a request in flight is answered, however often the shop is asked to stop', async () => {
  const shop = await startShop()
  const { request, release } = await aStuckRequest(shop)

  const end = shop.stop()
  await until(() => expect(shop.request('/healthz')).rejects.toThrow())
  shop.stop('SIGINT')
  await release()
  expect((await request).status).toBe(200)
  expect(await end).toBe(0)
})

test('a request that never ends is cut off', async () => {
  const shop = await startShop()
  const { request } = await aStuckRequest(shop)
  const cutOff = expect(request).rejects.toThrow()
  expect(await shop.stop()).toBe(0)
  await cutOff
})

test('a shop that starts while the previous one is stopping waits for it', async () => {
  const first = await startShop()
  const observer = await connectToDatabase(first)
  const { release } = await aStuckRequest(first)
  const end = first.stop()
  const untilConnected = (name: string) =>
    until(async () => {
      const named = 'select from pg_stat_activity where application_name = $1'
      expect((await observer.query(named, [name])).rowCount).toBe(1)
    })
  await untilConnected(`process ${first.pid}, stopping`)
  // A request is cut off after a while, and the second shop may take longer than that to start.
  first.suspend()

  const second = await launchShop({ dataDir: first.dataDir })
  await untilConnected(`process ${second.pid}`)
  first.resume()
  await release()
  expect(await end).toBe(0)
  await second.opening
})

/** A request that hangs in the database until it is released. */
async function aStuckRequest(shop: ShopProcess) {
  const database = await connectToDatabase(shop)
  await database.query('begin')
  await database.query('lock table products')
  const request = shop.request('/api/products')
  const ended = request.then(
    () => {},
    () => {},
  )
  onTestFinished(() => ended)
  await until(async () => {
    expect((await database.query('select from pg_locks where not granted')).rowCount).toBe(1)
  })
  return { request, release: () => database.query('rollback') }
}
