import { expect, test } from 'vitest'
import { OrderingCustomer } from '../testing/place-orders.ts'
import type { ShopProcess } from '../testing/shop-process.ts'
import { startShop } from '../testing/start-shop.ts'
import { until } from '../testing/until.ts'

const disasters: [string, (shop: ShopProcess) => Promise<unknown>][] = [
  ['the shop', (shop) => shop.kill()],
  ['PostgreSQL', (shop) => shop.killPostgres()],
  ['both', (shop) => Promise.all([shop.kill(), shop.killPostgres()])],
]

test.each(disasters)('kill -9 of %s loses no acknowledged order', async (_, strike) => {
  const shop = await startShop({ env: { SEED: 'demo', RATE_LIMITS: 'off' } })
  const customer = await OrderingCustomer.logIn(shop)
  const acknowledged = await orderUntilItFails(customer, () => strike(shop))
  expect(acknowledged.length).toBeGreaterThanOrEqual(5)

  const survivor = (await isAlive(shop)) ? shop : await startShop({ dataDir: shop.dataDir })
  await until(async () => expect((await survivor.request('/readyz')).ok).toBe(true))
  expect(await customer.unknownOf(acknowledged, survivor)).toEqual([])
})

/** Places one order after the other while the shop is killed, and returns the acknowledged ones. */
async function orderUntilItFails(customer: OrderingCustomer, strike: () => Promise<unknown>) {
  const acknowledged: string[] = []
  let struck: Promise<unknown> | undefined
  for (let number = 0; number < 500; number++) {
    if (number === 5) struck = strike()
    const transactionId = `TXN-${number}`
    const placed = await customer.order(transactionId).catch(() => undefined)
    if (placed?.status !== 201) break
    acknowledged.push(transactionId)
  }
  await struck
  return acknowledged
}

async function isAlive(shop: ShopProcess): Promise<boolean> {
  return shop.request('/healthz').then(
    (answer) => answer.ok,
    () => false,
  )
}
