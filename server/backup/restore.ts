// `npm run restore folder [-- --until time]`: restores a backup into an empty shop. Never replaces anything.
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readSettings } from '../config.ts'
import { primaryOf } from '../database/servers.ts'
import { createLog } from '../log.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { loadEnvironmentFile } from '../process/environment-file.ts'
import { restoreDump } from './dump.ts'
import { restoreEmbedded } from './embedded-restore.ts'
import { failClearly } from './fail-clearly.ts'

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
  const settings = readSettings(process.env)
  if (!settings.databaseUrl) await restoreEmbedded(settings, { folder, until }, createLog())
  else if (until) throw new CannotStart('A dump is restored as it is, without --until')
  else await restoreDump(await primaryOf(settings.databaseUrl), folder)
  process.stdout.write('The backup is restored; start the shop as usual.\n')
})

function momentOf(text: string): Date {
  const moment = z.iso.datetime({ offset: true }).safeParse(text)
  if (moment.success) return new Date(moment.data)
  throw new CannotStart('--until needs a moment such as 2026-11-23T14:05:00+05:30')
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
