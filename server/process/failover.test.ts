import { join } from 'node:path'
import { expect, test } from 'vitest'
import { urlsOf } from '../database/servers.ts'
import { aFreezingWay } from '../testing/frozen-network.ts'
import { startLoad } from '../testing/load-of-shop.ts'
import { OrderingCustomer } from '../testing/place-orders.ts'
import { readOutbox } from '../testing/read-mail.ts'
import { aDataFolder, startShop } from '../testing/start-shop.ts'
import { findTestPort } from '../testing/test-port.ts'
import { aPrimaryAndItsStandby } from '../testing/two-servers.ts'
import { until } from '../testing/until.ts'

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

test('when the primary falls silent, the jobs too go on at its promoted standby', async () => {
  const { standby, url } = await aPrimaryAndItsStandby({
    makeFolder: aDataFolder,
    findPort: findTestPort,
  })
  const [primaryUrl = url] = urlsOf(url)
  const way = await aFreezingWay(primaryUrl)
  const env = {
    DATABASE_URL: url.replace(new URL(primaryUrl).host, new URL(way.url).host),
    JWT_SECRET: 'a secret of the tests, long enough',
    SEED: 'demo',
    RATE_LIMITS: 'off',
  }
  const shop = await startShop({ env })
  const customer = await OrderingCustomer.logIn(shop)
  const write = (name: string) =>
    customer.request('POST', '/api/dashboard/get-in-touch', {
      name,
      email: 'nimali@example.com',
      message: 'Do you deliver to Nugegoda?',
    })
  const subjects = async () =>
    (await readOutbox(join(shop.dataDir, 'outbox'))).map(({ subject }) => subject)
  await write('Nimali')
  await until(async () => expect(await subjects()).toContain('Message from Nimali'))

  way.freeze()
  await standby.query('select pg_promote()')
  await until(async () => expect((await customer.order('TXN-SILENT')).status).toBe(201))
  expect((await write('Ruwan')).status).toBe(200)
  // A job whose end the standby had not heard of is done twice, so mails are not counted.
  await until(async () => expect(await subjects()).toContain('Message from Ruwan'))
})
