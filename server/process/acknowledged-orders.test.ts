import { expect, test, vi } from 'vitest'
import { demoCustomer } from '../../demo/customer.ts'
import { type ShopProcess, startShop } from '../testing/shop-process.ts'

const disasters: [string, (shop: ShopProcess) => Promise<unknown>][] = [
  ['the shop', (shop) => shop.kill()],
  ['PostgreSQL', (shop) => shop.killPostgres()],
  ['both', (shop) => Promise.all([shop.kill(), shop.killPostgres()])],
]

test.each(disasters)('kill -9 of %s loses no acknowledged order', async (_, strike) => {
  const shop = await startShop({ env: { SEED: 'demo' } })
  const acknowledged = await orderUntilItFails(shop, strike)
  expect(acknowledged.length).toBeGreaterThanOrEqual(5)

  const survivor = (await isAlive(shop)) ? shop : await startShop({ dataDir: shop.dataDir })
  await vi.waitFor(async () => expect((await survivor.request('/readyz')).ok).toBe(true), {
    timeout: 40_000,
    interval: 50,
  })
  const orders = await (await as(survivor, await logIn(survivor), '/api/orders')).json()
  const kept = orders.map(({ transactionId }: { transactionId: string }) => transactionId)
  expect(kept).toEqual(expect.arrayContaining(acknowledged))
})

/** Places one order after the other, disaster or not, and answers those that were acknowledged. */
async function orderUntilItFails(
  shop: ShopProcess,
  strike: (shop: ShopProcess) => Promise<unknown>,
) {
  const token = await logIn(shop)
  const { id } = await (await as(shop, token, '/api/user/get_user_info_by_token', {})).json()
  const [recipient] = await (await as(shop, token, '/api/recipients/search-by-user')).json()
  const [product] = await (await as(shop, token, '/api/products?status=IN%20STOCK')).json()
  const acknowledged: string[] = []
  let struck: Promise<unknown> | undefined
  for (let number = 0; number < 500; number++) {
    if (number === 5) struck = strike(shop)
    const transactionId = `TXN-${number}`
    const placed = await as(shop, token, '/api/orders', {
      userId: id,
      recipientId: recipient.recipientId,
      totalAmount: product.price.toFixed(2),
      discountAmount: '0.00',
      transactionId,
      items: [],
      orderProducts: [{ productId: product.productId, quantity: 1, totalAmount: product.price }],
    }).catch(() => undefined)
    if (placed?.status !== 201) break
    acknowledged.push(transactionId)
  }
  await struck
  return acknowledged
}

async function logIn(shop: ShopProcess): Promise<string> {
  const { email, password } = demoCustomer
  const answer = await as(shop, undefined, '/api/user/login', { email, password })
  return (await answer.json()).token
}

function as(shop: ShopProcess, token: string | undefined, path: string, body?: object) {
  return shop.request(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}

async function isAlive(shop: ShopProcess): Promise<boolean> {
  return shop.request('/healthz').then(
    (answer) => answer.ok,
    () => false,
  )
}
