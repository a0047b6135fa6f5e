import { expect, test } from 'vitest'
import { startLoad } from '../testing/load-of-shop.ts'
import { OrderingCustomer } from '../testing/place-orders.ts'
import { aDataFolder, startShop } from '../testing/start-shop.ts'
import { findTestPort } from '../testing/test-port.ts'
import { aPrimaryAndItsStandby } from '../testing/two-servers.ts'

test('when the primary is killed, the shop goes on with its promoted standby and every order', async () => {
  const { primary, standby, url } = await aPrimaryAndItsStandby({
    makeFolder: aDataFolder,
    findPort: findTestPort,
  })
  const env = {
    DATABASE_URL: url,
    JWT_SECRET: 'a secret of the tests, long enough',
    SEED: 'demo',
    RATE_LIMITS: 'off',
  }
  const shop = await startShop({ env })
  const customer = await OrderingCustomer.logIn(shop)
  const load = startLoad(customer, shop.url, { retries: 0 })
  await load.grows()

  await primary.kill()
  await standby.query('select pg_promote()')
  await load.grows()

  // Started again as it was, it would take changes that nobody else has.
  await primary.start()
  const second = await startShop({ env })
  await load.grows()
  const { acknowledged } = await load.stop()
  expect(await customer.unknownOf(acknowledged, second)).toEqual([])
  expect((await customer.order('TXN-LAST', second)).status).toBe(201)
  expect(await customer.ordersAt(shop)).toContain('TXN-LAST')
})
