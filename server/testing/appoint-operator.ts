import type { Role } from '../../domain/operators/rights.ts'
import { readSettings } from '../config.ts'
import { withDatabase } from '../database/database-for-command.ts'
import { createLog } from '../log.ts'
import { addOperator } from '../operators/appoint.ts'
import { demoShopFolder } from './demo-shop-folder.ts'

/**
 * Does what `npm run operator -- add` does for the demo shop that listens on a port, and returns the invitation. The
 * command itself spends a second of work on its start.
 */
export async function appointOperator(
  port: number,
  email: string,
  roles: readonly Role[],
): Promise<string> {
  const settings = readSettings({ DATA_DIR: await demoShopFolder(port) })
  const log = createLog()
  log.level = 'warn'
  const now = () => new Date()
  const { invitation } = await withDatabase(settings, log, (database) =>
    addOperator({ database, now }, { id: null, email: 'a test' }, email, roles),
  )
  return invitation
}
