import { rm } from 'node:fs/promises'
import { findFreePort } from '../../server/database/embedded/free-port.ts'
import { shopsDatabase } from '../../server/database/embedded-postgres.ts'
import { DatabaseServers } from '../../server/database/servers.ts'
import { startPooler } from '../../server/testing/pooler.ts'
import { makeTestFolder, removeTestFolder } from '../../server/testing/test-folders.ts'
import { addStandby, aPrimaryAndItsStandby } from '../../server/testing/two-servers.ts'
import { rowsOf } from '../kill-audit/shop.ts'

/**
 * A primary that can be killed again and again: its standby is promoted, and it gets a new one. With the path of PgBouncer
 * also a pooler, which is pointed to each new primary.
 */
export async function openDatabases(poolerProgram: string | undefined) {
  const folders: string[] = []
  const makeFolder = async () => {
    const folder = await makeTestFolder()
    folders.push(folder)
    return folder
  }
  const opened = await aPrimaryAndItsStandby({ makeFolder, findPort: findFreePort })
  let { primary, standby } = opened
  const pooler = poolerProgram
    ? await startPooler(
        poolerProgram,
        primary.address(shopsDatabase, shopsDatabase),
        await makeFolder(),
      )
    : undefined

  return {
    url: opened.url,
    pooler,
    ask: async <Row extends object>(query: string, values: unknown[] = []) => {
      const servers = new DatabaseServers(opened.url)
      await servers.findPrimary()
      return rowsOf<Row>(servers.primary, query, values)
    },
    /** Kills the primary and promotes its standby; `isBack` waits until the shop serves again. Returns after how many ms. */
    failOver: async (isBack: () => Promise<void>): Promise<number> => {
      const lost = primary
      await lost.kill()
      await standby.query('select pg_promote()')
      const promotedAt = performance.now()
      await pooler?.follow(standby.address())
      await isBack()
      const milliseconds = performance.now() - promotedAt
      primary = standby
      await rm(lost.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
      standby = await addStandby(primary, lost.port, makeFolder)
      return milliseconds
    },
    close: async () => {
      await pooler?.stop()
      for (const folder of folders) await removeTestFolder(folder)
    },
  }
}
