import { execFile } from 'node:child_process'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Environment, ShopProcess } from './shop-process.ts'
import { makeTestFolder, removeTestFolder } from './test-folders.ts'
import { findTestPort } from './test-port.ts'

type Options = {
  /** The folder of an earlier shop of the test, to start again with its data. */
  dataDir?: string
  env?: Environment | undefined
  /** The folder of the program, if it is not this one. */
  program?: string | undefined
}

/** A new data folder; when the test is over, it is removed and its PostgreSQL stopped. */
export async function aDataFolder(): Promise<string> {
  const folder = await makeTestFolder()
  onTestFinished(() => removeTestFolder(folder))
  return folder
}

/**
 * Starts a whole shop as an operator does, and waits until it is open. Without a folder its data are a
 * copy of a shop that was started before, because creating and seeding a database takes most of a start.
 */
export async function startShop({ dataDir, env, program }: Options = {}): Promise<ShopProcess> {
  const shop = await launchShop({ dataDir: dataDir ?? (await aCopy(env)), env, program })
  await shop.opening
  return shop
}

/** Starts a whole shop without waiting, for tests in which it refuses to start or is killed while starting. */
export async function launchShop({ dataDir, env, program }: Options = {}): Promise<ShopProcess> {
  const folder = dataDir ?? (await aDataFolder())
  const PORT = env?.PORT ?? String(await findTestPort())
  const shop = ShopProcess.launch(folder, { ...env, PORT }, { program })
  onTestFinished(() => {
    shop.stop('SIGKILL')
  })
  return shop
}

/** An additional connection to the shop's embedded database. */
export async function connectToDatabase(shop: ShopProcess): Promise<pg.Client> {
  const client = new pg.Client(await shop.databaseUrl())
  // Tests kill the server while the connection is open.
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function aCopy(env: Environment | undefined): Promise<string> {
  const folder = await aDataFolder()
  const shops = inject('startedShops')
  if (!env?.DATABASE_URL) await copyShop(env?.SEED === 'demo' ? shops.demo : shops.empty, folder)
  return folder
}

/** Copies the data of a stopped shop into an empty folder. */
async function copyShop(from: string, to: string): Promise<void> {
  const cluster = await lstat(join(from, 'postgres'))
  // A link leads to files outside of the folder: the shop that starts there creates its own.
  if (cluster.isSymbolicLink()) return
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}
