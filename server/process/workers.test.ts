import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startLoad } from '../testing/load-of-shop.ts'
import { OrderingCustomer } from '../testing/place-orders.ts'
import { launchShop, startShop } from '../testing/start-shop.ts'
import { until } from '../testing/until.ts'
import { haveStarted, replaceWorkers, workersOf } from '../testing/workers-of-shop.ts'

async function aShopWithTwoWorkers(env: Record<string, string> = {}) {
  const shop = await startShop({ env: { WORKERS: '2', SEED: 'demo', RATE_LIMITS: 'off', ...env } })
  await haveStarted(shop, 2)
  return shop
}

/** Over a connection of its own, which any worker may get. */
async function requestAlone(url: string): Promise<string> {
  const [answer]: IncomingMessage[] = await once(get(url, { agent: false }), 'response')
  return answer ? text(answer) : ''
}

test('workers that are killed are replaced, and no acknowledged order is lost', async () => {
  const shop = await aShopWithTwoWorkers()
  const customer = await OrderingCustomer.logIn(shop)
  // Each connection that is kept open may lead to the worker that was killed.
  const load = startLoad(customer, shop.url, { retries: 3 })
  await load.grows()
  for (const [index, pid] of workersOf(shop).entries()) {
    process.kill(pid, 'SIGKILL')
    await load.grows()
    await haveStarted(shop, 3 + index)
  }
  await load.grows()
  const { acknowledged, answers } = await load.stop()
  expect(answers).toEqual(new Set(['order placed', 'page 200', 'list 200']))
  expect(await customer.unknownOf(acknowledged)).toEqual([])
})

test('on SIGUSR2 new workers take over, and not one request fails', async () => {
  const shop = await aShopWithTwoWorkers()
  const customer = await OrderingCustomer.logIn(shop)
  const load = startLoad(customer, shop.url, { retries: 0 })
  await load.grows()
  const before = workersOf(shop)
  await replaceWorkers(shop)
  await load.grows()
  const { answers } = await load.stop()
  expect(answers).toEqual(new Set(['order placed', 'page 200', 'list 200']))
  for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(workersOf(shop)).toHaveLength(4)
})

test('the metrics are those of all workers together', async () => {
  const shop = await aShopWithTwoWorkers()
  for (let sent = 0; sent < 20; sent++) await requestAlone(`${shop.url}/healthz`)
  const counted =
    /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} (\d+)/
  const metrics = await requestAlone(`${shop.url}/metrics`)
  expect(counted.exec(metrics)?.[1]).toBe('20')
})

test('a stop ends the workers, and then PostgreSQL', async () => {
  const shop = await aShopWithTwoWorkers()
  const postgres = await shop.findPostgres()
  expect(await shop.stop()).toBe(0)
  for (const pid of workersOf(shop)) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(shop.isPostgres(postgres)).toBe(false)
})

test('workers whose first process is killed end by themselves', async () => {
  const shop = await aShopWithTwoWorkers()
  await shop.kill()
  await until(() => {
    for (const pid of workersOf(shop)) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})

test('where no worker can start, the shop says why once, and ends', async () => {
  const other = await startShop()
  const shop = await launchShop({ env: { WORKERS: '2', PORT: new URL(other.url).port } })
  expect(await shop.end).toBe(1)
  expect(shop.output.match(/is already in use/g)).toHaveLength(1)
})
