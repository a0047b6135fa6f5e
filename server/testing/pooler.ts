import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { chooseAccount } from '../database/embedded/account.ts'
import { clusterIn } from '../database/embedded/cluster.ts'
import { findFreePort } from '../database/embedded/free-port.ts'
import { createLog } from '../log.ts'

/**
 * Starts PgBouncer, the program at this path, with the configuration in `deploy/pgbouncer`, before every database of a
 * server, for the user of that URL. Its files are in this data folder, and it runs as PostgreSQL does: it refuses to run as root.
 */
export async function startPooler(program: string, server: string, dataDir: string) {
  const { username, password } = new URL(server)
  const port = await findFreePort()
  const account = await chooseAccount(dataDir, clusterIn(dataDir), createLog())
  const folder = await account.folderForCluster()
  const users = join(folder, 'pooler-users.txt')
  const settings = join(folder, 'pgbouncer.ini')
  const shipped = await readFile('deploy/pgbouncer/pgbouncer.ini', 'utf8')
  const pointTo = async (target: string) => {
    const { hostname, port: targetPort } = new URL(target)
    // Each test has a database of its own, whose connections must end with it.
    const here = shipped
      .replace(/^joybox = .*/m, `* = host=${hostname} port=${targetPort}`)
      .replace('6432', `${port}\nunix_socket_dir =\nserver_idle_timeout = 5`)
      .replace('/etc/pgbouncer/userlist.txt', users)
    await writeFile(settings, here)
  }
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`)
  await pointTo(server)
  await Promise.all([users, settings].map(account.handOver))

  const start = async () => {
    const started = account.spawn(program, [settings], { stdio: ['ignore', 'ignore', 'pipe'] })
    const endsEarly = once(started, 'exit').then(() =>
      Promise.reject(new Error(`${program} did not start`)),
    )
    // It also ends later, when it is stopped.
    endsEarly.catch(() => {})
    await Promise.race([isUp(started.stderr), endsEarly])
    return started
  }
  let pooler = await start()
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(pooler, 'exit')
    pooler.kill(signal)
    await ended
  }
  const url = new URL(server)
  url.port = String(port)
  return {
    url: url.href,
    /** Connects to another server from now on, without a restart. */
    follow: async (target: string) => {
      await pointTo(target)
      pooler.kill('SIGHUP')
    },
    /** Kills it, and starts it again at once. */
    crash: async () => {
      await end('SIGKILL')
      pooler = await start()
    },
    stop: () => end('SIGINT'),
  }
}

function isUp(log: Readable | null): Promise<void> {
  return new Promise((resolve) => {
    log?.on('data', (lines) => {
      if (String(lines).includes('process up')) resolve()
    })
  })
}
