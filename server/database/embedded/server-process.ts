import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.ts'
import { type Cluster, postgresEnvironment, socketFolderOf } from './cluster.ts'
import { isServerOf } from './postmaster.ts'
import type { Extension } from './write-ahead-log.ts'

/** A server that this shop has started. */
export type ServerProcess = {
  pid: number | undefined
  /** How it ended; undefined while it runs. Its exit code is null when a signal ended it. */
  end: () => { code: number | null; output: () => string } | undefined
}

/** Suited to a small machine that the shop and its database share. */
const settings = {
  listen_addresses: '127.0.0.1',
  // 64 workers, the most that start by themselves, open 7 each.
  max_connections: '500',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '0',
  // On an SSD a row elsewhere costs hardly more than the next one. With the default of 4, an order of
  // five products reads the whole table of a small shop instead of its index.
  random_page_cost: '1.1',
  // The shop handles and logs refused statements; PostgreSQL's own details would quote customers' data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

const largeLogBytes = 10_000_000

/** Starts a server in its own process session: Ctrl-C must not stop it before the shop has finished. */
export function launch(
  cluster: Cluster,
  port: number,
  account: Account,
  extensions: readonly Extension[] = [],
): ServerProcess {
  setAsideLargeLog(cluster.log)
  const unix_socket_directories = socketFolderOf(cluster) ?? ''
  const more = extensions.map((each) => each.settings)
  const all = Object.assign({ port, unix_socket_directories }, settings, ...more)
  const options = Object.entries(all).map(([name, value]) => `${name}=${value}`)
  const environments = extensions.map((each) => each.environment)
  const env = Object.assign({}, postgresEnvironment, ...environments)
  const log = openSync(cluster.log, 'a', 0o600)
  const start = statSync(cluster.log).size
  const child = account.spawn(
    account.binaries.postgres,
    ['-D', cluster.data, ...options.flatMap((option) => ['-c', option])],
    { stdio: ['ignore', log, log], detached: true, cwd: '/', env },
  )
  closeSync(log)
  child.unref()

  let end: ReturnType<ServerProcess['end']>
  child.once('error', ({ message }) => {
    end = { code: 1, output: () => message }
  })
  child.once('exit', (code) => {
    end = { code, output: () => readFileSync(cluster.log).subarray(start).toString().trim() }
  })
  return { pid: child.pid, end: () => end }
}

/** Stops a server and waits for its end: normally, then at once, then by force. None of these loses data. */
export async function stopServer(data: string, pid: number): Promise<void> {
  const steps = [
    { signal: 'SIGINT', seconds: 30 },
    { signal: 'SIGQUIT', seconds: 10 },
    { signal: 'SIGKILL', seconds: 10 },
  ]
  for (const { signal, seconds } of steps) {
    const deadline = Date.now() + seconds * 1_000
    if (isServerOf(data, pid)) process.kill(pid, signal)
    while (Date.now() < deadline) {
      if (!isServerOf(data, pid)) return
      await pause(20)
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not end`)
}

function setAsideLargeLog(log: string): void {
  const { size } = statSync(log, { throwIfNoEntry: false }) ?? { size: 0 }
  if (size > largeLogBytes) renameSync(log, `${log}.old`)
}
