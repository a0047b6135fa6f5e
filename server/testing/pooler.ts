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
 * server. Its files are in the data folder of that server, and it runs as the same user: it refuses to run as root.
 */
export async function startPooler(program: string, server: string, dataDir: string) {
  const { hostname, port: serverPort, username, password } = new URL(server)
  const port = await findFreePort()
  const account = await chooseAccount(dataDir, clusterIn(dataDir), createLog())
  const folder = await account.folderForCluster()
  const users = join(folder, 'pooler-users.txt')
  const settings = join(folder, 'pgbouncer.ini')
  const shipped = await readFile('deploy/pgbouncer/pgbouncer.ini', 'utf8')
  // Each test has a database of its own, whose connections must end with it.
  const here = shipped
    .replace(/^joybox = .*/m, `* = host=${hostname} port=${serverPort}`)
    .replace('6432', `${port}\nunix_socket_dir =\nserver_idle_timeout = 5`)
    .replace('/etc/pgbouncer/userlist.txt', users)
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`)
  await writeFile(settings, here)
  await Promise.all([users, settings].map(account.handOver))

  const pooler = account.spawn(program, [settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(pooler, 'exit')
  const isEarly = ended.then(() => Promise.reject(new Error(`${program} did not start`)))
  await Promise.race([isUp(pooler.stderr), isEarly])
  const url = new URL(server)
  url.port = String(port)
  return {
    url: url.href,
    stop: async () => {
      isEarly.catch(() => {})
      pooler.kill('SIGINT')
      await ended
    },
  }
}

function isUp(log: Readable | null): Promise<void> {
  return new Promise((resolve) => {
    log?.on('data', (lines) => {
      if (String(lines).includes('process up')) resolve()
    })
  })
}
