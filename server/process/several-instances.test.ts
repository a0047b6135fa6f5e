import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../testing/database.ts'
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

  const load = startLoad(customer, proxy)
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
    expect(await customer.ordersAt(instance)).toEqual(expect.arrayContaining(acknowledged))
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

/** A customer who orders and a guest who browses, again and again; each retries a failed request once. */
function startLoad(customer: OrderingCustomer, proxy: string) {
  const acknowledged: string[] = []
  const answers = new Set<string>()
  let isOver = false
  let number = 0

  async function placeOrders(): Promise<void> {
    while (!isOver) {
      const transactionId = `TXN-${number++}`
      const { status, isSecond } = await tryTwice(() => customer.order(transactionId))
      // The first try may have succeeded, and only its response may be lost.
      const isPlaced = status === 201 || (isSecond && status === 409)
      answers.add(isPlaced ? 'order placed' : `order ${status}`)
      if (isPlaced) acknowledged.push(transactionId)
    }
  }

  async function browse(): Promise<void> {
    while (!isOver) {
      await look('page', '/')
      await look('list', '/api/products/search/rice')
    }
  }

  async function look(name: string, path: string): Promise<void> {
    const { status } = await tryTwice(() => fetch(proxy + path))
    answers.add(`${name} ${status}`)
  }

  const visitors = Promise.all([placeOrders(), browse()])
  // `stop` reports a failure.
  visitors.catch(() => {})
  return {
    /** Waits until some more orders have been placed. */
    grows: async () => {
      const wanted = acknowledged.length + 5
      await until(() => expect(acknowledged.length).toBeGreaterThanOrEqual(wanted))
    },
    stop: async () => {
      isOver = true
      await visitors
      return { acknowledged, answers }
    },
  }
}

/** Retries once after a failure of the network or the server, as every client may. */
async function tryTwice(send: () => Promise<Response>) {
  const first = await wholeAnswer(send).catch(() => 'failed' as const)
  if (first !== 'failed' && first < 500) return { status: first, isSecond: false }
  return { status: await wholeAnswer(send), isSecond: true }
}

/** The status, once the whole response has arrived. */
async function wholeAnswer(send: () => Promise<Response>): Promise<number> {
  const response = await send()
  await response.arrayBuffer()
  return response.status
}

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
