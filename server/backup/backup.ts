// `npm run backup [folder]`: backs up everything that the shop stores, in a folder that must not exist yet.
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readSettings } from '../config.ts'
import { primaryOf } from '../database/servers.ts'
import { createLog } from '../log.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { loadEnvironmentFile } from '../process/environment-file.ts'
import { describeBackup } from './description.ts'
import { dumpDatabase } from './dump.ts'
import { backUpEmbedded } from './embedded-backup.ts'
import { failClearly } from './fail-clearly.ts'
import { noteBackup } from './note-backup.ts'
import { pruneBackups } from './prune.ts'

await failClearly(async () => {
  loadEnvironmentFile()
  const settings = readSettings(process.env)
  const { databaseUrl, backupDir, backupDays } = settings
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = resolve(process.argv[2] ?? join(backupDir ?? 'backups', `${time}Z`))
  const draft = `${folder}.part`
  const complete = () => putInPlace(draft, folder)
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    if (databaseUrl) {
      const url = await primaryOf(databaseUrl)
      await dumpDatabase(url, draft)
      await describeBackup(draft, { at: new Date() })
      await complete()
      await noteBackup(url)
    } else await backUpEmbedded(settings, { folder: draft, putInPlace: complete }, createLog())
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  if (backupDir) await pruneBackups(backupDir, backupDays)
  process.stdout.write(`The shop is backed up: ${folder}\n`)
})

/** Gives the complete backup its final name; refuses if that folder already exists. */
async function putInPlace(draft: string, folder: string): Promise<void> {
  try {
    await rename(draft, folder)
  } catch (cause) {
    throw new CannotStart(`${folder} is there already: name another folder`, { cause })
  }
}
