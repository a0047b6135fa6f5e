import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Logger } from 'pino'
import type { Settings } from '../config.ts'
import { type Account, chooseAccount } from '../database/embedded/account.ts'
import {
  clusterIn,
  dataIn,
  isTaken,
  makeCluster,
  passwordIn,
  readCluster,
} from '../database/embedded/cluster.ts'
import { Keeper, type KeeperOptions } from '../database/embedded/keeper.ts'
import { archiveIn, archiving, recovering } from '../database/embedded/write-ahead-log.ts'
import { codeOf } from '../error-code.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { readDescription } from './description.ts'
import { baseBackup } from './embedded-backup.ts'

export type Restore = {
  /** The folder of the backup; the write-ahead log beside it is followed. */
  folder: string
  /** Up to when; absent: everything that there is. */
  until?: Date | undefined
}

/** Following the write-ahead log of many days takes that long. */
const patienceSeconds = 12 * 60 * 60

/**
 * Creates the database of a data folder from a backup: as it was then or, where the write-ahead log was archived beside
 * it, as it was later.
 * @throws {CannotStart} when there already is one, or the moment cannot be reached; then nothing is left of it
 */
export async function restoreEmbedded(
  { dataDir, backupDir }: Pick<Settings, 'dataDir' | 'backupDir'>,
  { folder, until }: Restore,
  log: Logger,
): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const place = clusterIn(await realpath(dataDir))
  if (isTaken(place)) {
    throw new CannotStart(
      `${place} is there already: stop the shop, move that folder away, and restore again`,
    )
  }
  const archive = archiveIn(dirname(folder))
  if (until) await requireReachable(folder, archive, until)
  const account = await chooseAccount(dataDir, place, log)
  await makeCluster(place, account, async (draft) => {
    await unpack(folder, draft, account)
    if (!existsSync(archive)) return
    const extensions = [
      await recovering(archive, until, account),
      // What is written from here on belongs to another line, whose beginning has to be archived too.
      ...(backupDir ? [await archiving(backupDir, account)] : []),
    ]
    await recover(draft, account, { dataDir, log, extensions })
  })
}

async function requireReachable(folder: string, archive: string, until: Date): Promise<void> {
  if (!existsSync(archive)) {
    throw new CannotStart(`There is no ${archive}: this backup can only be restored as it is`)
  }
  const described = await readDescription(folder)
  if (described && until > described.at) return
  const at = described?.at.toISOString() ?? 'by an earlier version'
  throw new CannotStart(`This backup was made ${at}: restore one that was made before that moment`)
}

/** Starts a server on a copy until it has followed the write-ahead log. */
async function recover(
  draft: string,
  account: Account,
  { dataDir, log, extensions }: Pick<KeeperOptions, 'dataDir' | 'log' | 'extensions'>,
): Promise<void> {
  const signal = join(dataIn(draft), 'recovery.signal')
  await writeFile(signal, '')
  await account.handOver(signal)
  const cluster = await readCluster(draft)
  const keeper = new Keeper({ cluster, dataDir, account, log, extensions, patienceSeconds })
  try {
    const client = await keeper.attach()
    await client.end()
  } finally {
    await keeper.stop()
  }
}

async function unpack(folder: string, draft: string, account: Account): Promise<void> {
  await copyFile(passwordIn(folder), passwordIn(draft))
  await account.handOver(passwordIn(draft))
  await mkdir(dataIn(draft), { mode: 0o700 })
  await account.handOver(dataIn(draft))
  const tar = account.spawn('tar', ['-x', '-f', '-', '-C', dataIn(draft)], {
    stdio: ['pipe', 'ignore', 'pipe'],
    cwd: '/',
  })
  if (!tar.stdin || !tar.stderr) throw new Error('tar was started without pipes')
  const complaint = text(tar.stderr)
  const end = once(tar, 'close')
  const file = join(folder, baseBackup)
  try {
    await pipeline(createReadStream(file), createGunzip(), tar.stdin)
  } catch (cause) {
    if (!isEndedByReader(cause))
      throw new CannotStart(`${file} cannot be read: ${cause}`, { cause })
  }
  const [code] = await end
  if (code !== 0) throw new CannotStart(`${file} cannot be unpacked: ${await complaint}`)
}

/** tar may end when it has read the last file, before the blocks that fill up the archive: its exit code says more. */
function isEndedByReader(error: unknown): boolean {
  return ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(codeOf(error)))
}
