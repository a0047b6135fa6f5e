import { readdir, rename, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clusterIn } from '../database/embedded/cluster.ts'
import { runBackupCommand } from '../testing/backup-command.ts'
import { OrderingCustomer } from '../testing/place-orders.ts'
import type { ShopProcess } from '../testing/shop-process.ts'
import { aDataFolder, connectToDatabase, startShop } from '../testing/start-shop.ts'

/** A shop whose write-ahead log is archived, with orders before and after its backup and after a moment. */
async function aShopWithArchive() {
  const BACKUP_DIR = await aDataFolder()
  const env = { SEED: 'demo', RATE_LIMITS: 'off', BACKUP_DIR }
  const shop = await startShop({ env })
  const customer = await OrderingCustomer.logIn(shop)
  await customer.orders('before', 2)
  const start = new Date()
  expect(
    await runBackupCommand('backup', [], { DATA_DIR: shop.dataDir, BACKUP_DIR }),
  ).toMatchObject({ code: 0 })
  await customer.orders('later', 2)
  const moment = await timeOf(shop)
  await customer.orders('last', 2)
  const [backup = ''] = (await readdir(BACKUP_DIR)).filter((name) => name !== 'wal')
  const restore = async (args: string[], dataDir?: string) => {
    const folder = dataDir ?? (await aDataFolder())
    const said = await runBackupCommand('restore', [join(BACKUP_DIR, backup), ...args], {
      DATA_DIR: folder,
      BACKUP_DIR,
    })
    return { ...said, dataDir: folder }
  }
  return { shop, customer, start, moment, env, restore }
}

/** The time of the database, which is later than every order so far. */
async function timeOf(shop: ShopProcess): Promise<Date> {
  const client = await connectToDatabase(shop)
  const { rows } = await client.query<{ now: Date }>('select now()')
  return rows[0]?.now ?? new Date(Number.NaN)
}

const restoredInto = (dataDir: string) => ({
  code: 0,
  output: `The backup is restored into DATA_DIR ${dataDir}; start the shop as usual.\n`,
})

const laterOrders = ['later-0', 'later-1']
const lastOrders = ['last-0', 'last-1']

test('a backup is followed to the end of what was archived, and the shop goes on from there', async () => {
  const { shop, customer, env, restore } = await aShopWithArchive()
  await shop.stop()
  const { dataDir, ...said } = await restore([])
  expect(said).toEqual(restoredInto(dataDir))
  const restored = await startShop({ dataDir, env })
  expect(await customer.ordersAt(restored)).toEqual(
    expect.arrayContaining([...laterOrders, ...lastOrders]),
  )

  expect((await customer.order('goes-on', restored)).status).toBe(201)
  await restored.stop()
  await rename(clusterIn(dataDir), join(dataDir, 'lost'))
  expect((await restore([], dataDir)).code).toBe(0)
  const again = await startShop({ dataDir, env })
  expect(await customer.ordersAt(again)).toContain('goes-on')
})

test('a backup is followed until a moment, which must be later than the backup and archived', async () => {
  const { shop, customer, start, moment, env, restore } = await aShopWithArchive()
  await shop.stop()
  const { dataDir, ...said } = await restore(['--until', moment.toISOString()])
  expect(said).toEqual(restoredInto(dataDir))
  const restored = await startShop({ dataDir, env })
  const found = await customer.ordersAt(restored)
  expect(found).toEqual(expect.arrayContaining(laterOrders))
  for (const order of lastOrders) expect(found).not.toContain(order)

  const refusals: [string, RegExp][] = [
    ['yesterday', /^--until needs a moment such as 2026-11-23T14:05:00\+05:30\n$/],
    [
      start.toISOString(),
      /^This backup was made \S+: restore one that was made before that moment\n$/,
    ],
    ['2100-01-01T00:00:00Z', /recovery ended before configured recovery target was reached/],
  ]
  for (const [until, words] of refusals) {
    const refused = await restore(['--until', until])
    expect(refused.code).toBe(1)
    expect(refused.output).toMatch(words)
    expect(await readdir(refused.dataDir)).toEqual([])
  }
})

test('a backup is tried out beside the shop, which says what was found', async () => {
  const { shop, env } = await aShopWithArchive()
  const folders = { DATA_DIR: shop.dataDir, BACKUP_DIR: env.BACKUP_DIR }
  const sound = await runBackupCommand('check-backup', [], folders)
  expect(sound).toMatchObject({
    code: 0,
    output: expect.stringMatching(/can be restored, until 20\S+; its ledgers add up\.\n$/),
  })
  const figures = async () => (await shop.request('/metrics')).text()
  expect(await figures()).toMatch(/^backup_faults 0$/m)

  const [backup = ''] = (await readdir(env.BACKUP_DIR)).filter((name) => name !== 'wal')
  await truncate(join(env.BACKUP_DIR, backup, 'base.tar.gz'), 100_000)
  const broken = await runBackupCommand('check-backup', [], folders)
  expect(broken.code).toBe(1)
  expect(broken.output).toMatch(/base\.tar\.gz cannot be read/)
  expect(await figures()).toMatch(/^backup_faults 1$/m)

  const client = await connectToDatabase(shop)
  await client.query(`alter table products disable trigger user`)
  await client.query('update products set stock_quantity = stock_quantity + 1 where id in (1, 2)')
  expect(await runBackupCommand('backup', [], folders)).toMatchObject({ code: 0 })
  const faulty = await runBackupCommand('check-backup', [], folders)
  expect(faulty.code).toBe(1)
  expect(faulty.output).toMatch(/^product 1 has a stock of \d+, and a ledger of \d+$/m)
  expect(await figures()).toMatch(/^backup_faults 2$/m)
  expect((await readdir(env.BACKUP_DIR)).filter((name) => name.startsWith('check-'))).toEqual([])
})
