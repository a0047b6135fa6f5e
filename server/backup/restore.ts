// `npm run restore folder`: restores a backup into an empty shop. Never replaces anything.
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readSettings } from '../config.ts'
import { primaryOf } from '../database/servers.ts'
import { createLog } from '../log.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { loadEnvironmentFile } from '../process/environment-file.ts'
import { restoreDump } from './dump.ts'
import { restoreEmbedded } from './embedded-backup.ts'
import { failClearly } from './fail-clearly.ts'

await failClearly(async () => {
  loadEnvironmentFile()
  const [, , name] = process.argv
  if (!name) throw new CannotStart('Name the folder of the backup: npm run restore backups/…')
  const folder = resolve(name)
  if (!(await isFolder(folder))) throw new CannotStart(`${folder} is no folder with a backup`)
  const { databaseUrl, dataDir } = readSettings(process.env)
  if (databaseUrl) await restoreDump(await primaryOf(databaseUrl), folder)
  else await restoreEmbedded(dataDir, folder, createLog())
  process.stdout.write('The backup is restored; start the shop as usual.\n')
})

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
