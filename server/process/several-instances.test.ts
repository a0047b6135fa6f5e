import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../testing/database.ts'
import { startLoad } from '../testing/load-of-shop.ts'
import { startNginx } from '../testing/nginx.ts'
import { OrderingCustomer } from '../testing/place-orders.ts'
import type { ShopProcess } from '../testing/shop-process.ts'
import { aDataFolder, startShop } from '../testing/start-shop.ts'
import { until } from '../testing/until.ts'

test('three instances behind nginx, killed and restarted under load, lose no order and fail no client', async () => {
  const DATABASE_URL = await emptyDatabase()
  // One customer orders more than the limits allow.
  const start = (PORT?: string, RATE_LIMITS = 'off') =>
    startShop({
      env: {
        DATABASE_URL,
        RATE_LIMITS,
        JWT_SECRET: 'a secret that all instances of the shop share',
        SEED: 'demo',
        TRUST_PROXY: '1',
        ...(PORT ? { PORT } : {}),
      },
    })
  const startAgain = ({ url }: ShopProcess, limits?: string) => start(new URL(url).port, limits)
  const instances: ShopProcess[] = await Promise.all([start(), start(), start()])
  const proxy = await startNginx(
    await aDataFolder(),
    instances.map(({ url }) => url),
    { isLimited: false },
  )
  const customer = await OrderingCustomer.logIn({
    request: (path, init) => fetch(proxy + path, init),
  })

  // Of an instance that is killed nginx may still hold more than one connection.
  const load = startLoad(customer, proxy, { retries: 3 })
  await load.grows()
  for (const [index, instance] of instances.entries()) {
    if (index === 0) await instance.kill()
    else expect(await instance.stop()).toBe(0)
    await load.grows()
    instances[index] = await startAgain(instance)
    await load.grows()
  }
  const { acknowledged, answers } = await load.stop()
  expect(answers).toEqual(new Set(['order placed', 'page 200', 'list 200']))
  for (const instance of instances) {
    expect(await customer.unknownOf(acknowledged, instance)).toEqual([])
  }

  await renameAProduct(DATABASE_URL, 'Renamed Rice')
  for (const instance of instances) {
    const products = async () => (await instance.request('/api/products')).text()
    await until(async () => expect(await products()).toContain('Renamed Rice'))
  }

  for (const [index, instance] of instances.entries()) {
    await instance.stop()
    instances[index] = await startAgain(instance, 'on')
  }
  const guess = { email: 'nobody@example.com', password: 'Kiribath#2' }
  for (let tries = 0; tries < 10; tries++) expect((await logIn(proxy, guess)).status).toBe(401)
  for (const { url } of instances) {
    const refused = await logIn(url, guess)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  }
})

async function renameAProduct(databaseUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update products set name = $1 where id = (select min(id) from products)', [
    name,
  ])
  await client.end()
}

/** Sets the header that the proxy sets, because the instances count clients by it. */
function logIn(url: string, account: { email: string; password: string }): Promise<Response> {
  return fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '127.0.0.1' },
    body: JSON.stringify(account),
  })
}
