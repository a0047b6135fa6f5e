// `npm run restore folder [-- --until time]`: restores a backup into an empty shop. Never replaces anything.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readSettings, type Settings } from '../config.ts'
import { primaryOf } from '../database/servers.ts'
import { createLog } from '../log.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { loadEnvironmentFile } from '../process/environment-file.ts'
import { restoreDump } from './dump.ts'
import { type Restore, restoreEmbedded } from './embedded-restore.ts'
import { failClearly } from './fail-clearly.ts'
import { isFolder } from './is-folder.ts'
import { restoreSecret } from './restore-secret.ts'

await failClearly(async () => {
  loadEnvironmentFile()
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { until: { type: 'string' } },
  })
  const [name] = positionals
  if (!name) throw new CannotStart('Name the folder of the backup: npm run restore backups/…')
  const until = values.until === undefined ? undefined : momentOf(values.until)
  const folder = resolve(name)
  if (!(await isFolder(folder))) throw new CannotStart(`${folder} is no folder with a backup`)
  const target = await restore(readSettings(process.env), { folder, until })
  process.stdout.write(`The backup is restored into ${target}; start the shop as usual.\n`)
})

/** Returns what the backup is in now. */
async function restore(settings: Settings, { folder, until }: Restore): Promise<string> {
  const { databaseUrl, dataDir } = settings
  if (!databaseUrl) {
    await restoreEmbedded(settings, { folder, until }, createLog())
    for (const note of await restoreSecret(settings, folder)) process.stdout.write(`${note}\n`)
    return `DATA_DIR ${dataDir}`
  }
  if (until) throw new CannotStart('A dump is restored as it is, without --until')
  const url = await primaryOf(databaseUrl)
  await restoreDump(url, folder)
  const { host, pathname } = new URL(url)
  return `the database ${host}${pathname}`
}

function momentOf(text: string): Date {
  const moment = z.iso.datetime({ offset: true }).safeParse(text)
  if (moment.success) return new Date(moment.data)
  throw new CannotStart('--until needs a moment such as 2026-11-23T14:05:00+05:30')
}
