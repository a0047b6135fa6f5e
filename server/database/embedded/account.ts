import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { CannotStart } from '../../process/cannot-start.ts'
import { type Binaries, copyBinaries, findBinaries } from './binaries.ts'

/** The user that PostgreSQL runs as, since it refuses to run as root, and what that user can reach. */
export type Account = {
  binaries: Binaries
  /** The folder for a new cluster: DATA_DIR, unless the account has no access to it. */
  folderForCluster: () => Promise<string>
  /** Gives the account ownership of a file or folder that root has written. */
  handOver: (path: string) => Promise<void>
  spawn: (program: string, args: string[], options: SpawnOptions) => ChildProcess
}

/** Holds what cannot be in DATA_DIR on a machine where PostgreSQL runs as another user. */
const sharedFolder = '/var/lib/joybox'

/** The server sees itself as user 1000; outside its namespace, files and process still belong to root. */
const asUser1000 = ['--user', '--map-user=1000', '--map-group=1000']

/** @param cluster path of the cluster in `dataDir`, whether it exists yet or not */
export async function chooseAccount(
  dataDir: string,
  cluster: string,
  log: Logger,
): Promise<Account> {
  const binaries = findBinaries()
  const ourselves: Account = {
    binaries,
    folderForCluster: async () => dataDir,
    handOver: async () => {},
    spawn,
  }
  if (process.getuid?.() !== 0) return ourselves

  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) {
    return anotherUser(owner, binaries, dataDir, log)
  }
  if (spawnSync('unshare', [...asUser1000, binaries.initdb, '--version']).status === 0) {
    return {
      ...ourselves,
      spawn: (program, args, options) =>
        spawn('unshare', [...asUser1000, program, ...args], options),
    }
  }
  const user = await findUnprivilegedUser()
  if (owner) {
    throw new CannotStart(
      `PostgreSQL must run as ${user.name} on this machine, but ${cluster} belongs to root: allow user namespaces, or give it to ${user.name} (chown -R)`,
    )
  }
  log.info({ user: user.name }, 'No user namespaces here: PostgreSQL runs as another user')
  return anotherUser(user, binaries, dataDir, log)
}

async function anotherUser(
  { uid, gid }: { uid: number; gid: number },
  installed: Binaries,
  dataDir: string,
  log: Logger,
): Promise<Account> {
  const may = (program: string, ...args: string[]) =>
    spawnSync(program, args, { uid, gid, cwd: '/' }).status === 0
  const handOver = (path: string) => chown(path, uid, gid)
  const binariesOutside = async () => {
    const copy = await copyBinaries(installed, sharedFolder)
    log.info(
      { folder: copy.folder },
      'PostgreSQL has no access to node_modules; it runs from this folder',
    )
    return copy
  }
  return {
    binaries: may(installed.initdb, '--version') ? installed : await binariesOutside(),
    folderForCluster: async () => {
      if (may('test', '-x', dataDir)) return dataDir
      await mkdir(sharedFolder, { recursive: true, mode: 0o755 })
      const folder = await mkdtemp(join(sharedFolder, 'data-'))
      await handOver(folder)
      log.info({ folder }, 'PostgreSQL has no access to DATA_DIR; its files are in this folder')
      return folder
    },
    handOver,
    spawn: (program, args, options) => spawn(program, args, { ...options, uid, gid }),
  }
}

async function findUnprivilegedUser(): Promise<{ name: string; uid: number; gid: number }> {
  const accounts = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] = accounts.find(([name]) => name === wanted) ?? []
    if (name && uid && gid) return { name, uid: Number(uid), gid: Number(gid) }
  }
  throw new CannotStart(
    'PostgreSQL refuses to run as root, and this machine allows no user namespaces and has no user postgres or nobody: start the shop as an ordinary user, or set DATABASE_URL',
  )
}
