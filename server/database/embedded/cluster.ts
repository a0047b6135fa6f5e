import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, lstatSync } from 'node:fs'
import {
  mkdtemp,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { platform } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { CannotStart } from '../../process/cannot-start.ts'
import type { Account } from './account.ts'

/** The files of one PostgreSQL cluster. Either all of them exist or none. */
export type Cluster = {
  folder: string
  /** What PostgreSQL calls its data directory. */
  data: string
  log: string
  password: string
}

export const superuser = 'postgres'

/** Keeps the shop's environment (PGPORT, PGDATA, a locale) away from PostgreSQL's programs. */
export const postgresEnvironment = { PATH: process.env.PATH, LC_ALL: 'C' }

const draftPrefix = 'postgres.draft-'

export const clusterIn = (dataDir: string) => join(dataDir, 'postgres')
export const dataIn = (folder: string) => join(folder, 'data')
export const passwordIn = (folder: string) => join(folder, 'password')

/** Finds the cluster of a data folder, or creates it. */
export async function openCluster(dataDir: string, account: Account): Promise<Cluster> {
  const place = clusterIn(dataDir)
  if (!isTaken(place)) {
    try {
      await makeCluster(place, account, initialise)
    } catch (error) {
      // Another shop may have created it first.
      if (!existsSync(place)) throw error
    }
  }
  return readCluster(place)
}

/** Whether there is a cluster, or a link to where one is or was. */
export function isTaken(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false }) !== undefined
}

/** For commands that work on a shop's data: with a wrong DATA_DIR they would work on a new, empty shop. */
export function requireCluster(dataDir: string): void {
  if (isTaken(clusterIn(dataDir))) return
  throw new CannotStart(
    `DATA_DIR ${dataDir} holds no database: run this in the shop's folder, with the DATA_DIR of the shop`,
  )
}

/** Finds the files of a cluster and reads its password. */
export async function readCluster(place: string): Promise<Cluster> {
  if (!existsSync(place)) {
    throw new CannotStart(
      `${place} leads to a folder that is missing; bring that back, or remove the link`,
    )
  }
  const folder = await realpath(place)
  return {
    folder,
    data: dataIn(folder),
    log: join(folder, 'log'),
    password: await readFile(passwordIn(folder), 'utf8'),
  }
}

/** The URL of a database of the cluster, whose server listens on the port. */
export function addressOf(cluster: Cluster, port: number, user: string, database: string): string {
  return `postgres://${user}:${cluster.password}@127.0.0.1:${port}/${database}?sslmode=disable`
}

/** The longest path of a socket that every system takes. */
const longestSocketPath = 103

/** The folder of the server's socket, through which connections cost less than by TCP; undefined if its path is too long. */
export function socketFolderOf({ folder }: Cluster): string | undefined {
  const longestName = '/.s.PGSQL.65535'
  return Buffer.byteLength(folder + longestName) <= longestSocketPath ? folder : undefined
}

/** The same URL through the server's socket, if it has one. */
export function throughSocket(url: string, cluster: Cluster): string {
  const folder = socketFolderOf(cluster)
  return folder ? `${url}&host=${encodeURIComponent(folder)}` : url
}

/** Removes what interrupted attempts left behind. Only for the shop that holds the claim. */
export async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(draftPrefix)) continue
    const removal = rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 })
    // Another shop that lost the race may still be writing there; it removes its own draft.
    await removal.catch(() => {})
  }
}

/**
 * Creates a cluster in a temporary folder and moves it into place in one step. So a cluster in place
 * is always complete, and of two shops that start at once the second uses the first one's.
 * @param fill writes data and password into the folder, readable for the account
 */
export async function makeCluster(
  place: string,
  account: Account,
  fill: (folder: string, account: Account) => Promise<void>,
): Promise<void> {
  const parent = await account.folderForCluster()
  const draft = await mkdtemp(join(parent, draftPrefix))
  try {
    await account.handOver(draft)
    await fill(draft, account)
    await putInPlace(draft, place)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function initialise(draft: string, account: Account): Promise<void> {
  const password = passwordIn(draft)
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  await account.handOver(password)
  const initdb = account.spawn(
    account.binaries.initdb,
    [
      `--pgdata=${dataIn(draft)}`,
      `--pwfile=${password}`,
      `--username=${superuser}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${platform() === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', env: postgresEnvironment },
  )
  const complaint = initdb.stderr ? text(initdb.stderr) : ''
  const [code] = await once(initdb, 'close')
  if (code !== 0)
    throw new CannotStart(`PostgreSQL could not be set up in ${draft}: ${await complaint}`)
}

async function putInPlace(draft: string, place: string): Promise<void> {
  const parent = dirname(place)
  if (dirname(draft) === parent) {
    await rename(draft, place)
  } else {
    const outside = join(dirname(draft), basename(place))
    await rename(draft, outside)
    await symlink(outside, place)
  }
  // Without this, a power cut could undo the move even after orders have been placed.
  const folder = await open(parent)
  await folder.sync()
  await folder.close()
}
