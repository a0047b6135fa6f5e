import { readdir, readFile, rm, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readOrMakeSecret, secretIn } from '../secret.ts'
import { runBackupCommand as run } from '../testing/backup-command.ts'
import { OrderingCustomer } from '../testing/place-orders.ts'
import { aDataFolder, connectToDatabase, startShop } from '../testing/start-shop.ts'

test('a backup of a running shop restores every order placed before it, and customers stay signed in', async () => {
  const shop = await startShop({ env: { SEED: 'demo', RATE_LIMITS: 'off' } })
  const customer = await OrderingCustomer.logIn(shop)
  const before = await customer.orders('before', 5)
  const backup = join(await aDataFolder(), 'backup')
  const [backUp] = await Promise.all([
    run('backup', [backup], { DATA_DIR: shop.dataDir }),
    customer.orders('during', 10),
  ])
  expect(backUp).toEqual({ code: 0, output: `The shop is backed up: ${backup}\n` })
  const noted = await connectToDatabase(shop)
  expect((await noted.query('select at from backups')).rowCount).toBe(1)
  await customer.orders('after', 1)
  await shop.kill()

  const dataDir = await aDataFolder()
  // As when the shop was started on the new machine before.
  await readOrMakeSecret(dataDir)
  const restore = await run('restore', [backup], { DATA_DIR: dataDir })
  expect(restore.code).toBe(0)
  expect(restore.output).toMatch(/^The secret that was in DATA_DIR is in \S+ now[^\n]+\n/)
  expect((await readdir(dataDir)).filter((name) => name.startsWith('jwt-secret'))).toHaveLength(2)
  const restored = await startShop({ dataDir })
  const found = await customer.ordersAt(restored)
  expect(found).toEqual(expect.arrayContaining(before))
  expect(found).not.toContain('after-0')
  expect((await customer.order('new', restored)).status).toBe(201)

  const again = await run('restore', [backup], { DATA_DIR: dataDir })
  expect(again.code).toBe(1)
  expect(again.output).toMatch(/^\S+\/postgres is there already: [^\n]+\n$/)
})

test('a stopped shop can be backed up too, and a damaged backup restores nothing', async () => {
  const shop = await startShop()
  await shop.stop()
  const backup = join(await aDataFolder(), 'backup')
  expect((await run('backup', [backup], { DATA_DIR: shop.dataDir })).code).toBe(0)
  expect(await shop.findPostgres()).toBeUndefined()

  await truncate(join(backup, 'base.tar.gz'), 100_000)
  const dataDir = await aDataFolder()
  const restore = await run('restore', [backup], { DATA_DIR: dataDir })
  expect(restore.code).toBe(1)
  expect(restore.output).toMatch(/^\S+\/base\.tar\.gz cannot be read: [^\n]+\n$/)
  expect(await readdir(dataDir)).toEqual([])
})

test('a shop that is given its secret is backed up without one, and only a backup in its place is noted', async () => {
  const JWT_SECRET = 'a secret of more than thirty-two characters'
  const shop = await startShop({ dataDir: await aDataFolder(), env: { JWT_SECRET } })
  const backup = join(await aDataFolder(), 'backup')
  const backUp = () => run('backup', [backup], { DATA_DIR: shop.dataDir, JWT_SECRET })
  expect(await backUp()).toEqual({ code: 0, output: `The shop is backed up: ${backup}\n` })
  expect(await backUp()).toEqual({
    code: 1,
    output: `${backup} is there already: name another folder\n`,
  })
  const noted = await connectToDatabase(shop)
  expect((await noted.query('select at from backups')).rowCount).toBe(1)

  const dataDir = await aDataFolder()
  expect(await run('restore', [backup], { DATA_DIR: dataDir, JWT_SECRET })).toEqual({
    code: 0,
    output: `The backup is restored into DATA_DIR ${dataDir}; start the shop as usual.\n`,
  })
})

test('a restore says when the shop will not have the secret of the backup', async () => {
  const shop = await startShop()
  await shop.stop()
  const backup = join(await aDataFolder(), 'backup')
  await run('backup', [backup], { DATA_DIR: shop.dataDir })
  const JWT_SECRET = 'a secret of more than thirty-two characters'
  const restore = async (env: Record<string, string>) =>
    (await run('restore', [backup], { DATA_DIR: await aDataFolder(), ...env })).output
  expect(await restore({ JWT_SECRET })).toMatch(/^JWT_SECRET is not the secret in the backup/)
  const kept = await readFile(secretIn(backup), 'utf8')
  expect(await restore({ JWT_SECRET: kept })).toMatch(/^The backup is restored/)
  await rm(secretIn(backup))
  expect(await restore({})).toMatch(/^There is no secret in the backup: set JWT_SECRET/)
})

test('a backup that fails says why in one line, and leaves nothing that looks like a backup', async () => {
  const folder = await aDataFolder()
  const refusals: { env: Record<string, string>; words: RegExp }[] = [
    { env: { DATA_DIR: folder }, words: /^DATA_DIR \S+ holds no database: [^\n]+\n$/ },
    {
      env: {
        DATABASE_URL: 'postgres://shop:word@127.0.0.1:1/shop',
        JWT_SECRET: 'a secret of more than thirty-two characters',
        // Contains Node, but no pg_dump.
        PATH: dirname(process.execPath),
      },
      words: /^pg_dump cannot be run here: install [^\n]+\n$/,
    },
  ]
  for (const { env, words } of refusals) {
    const { code, output } = await run('backup', [join(folder, 'backup')], env)
    expect(code).toBe(1)
    expect(output).toMatch(words)
    expect(await readdir(folder)).toEqual([])
  }
})
