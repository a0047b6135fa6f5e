import { copyFile, readFile, rename } from 'node:fs/promises'
import type { Settings } from '../config.ts'
import { ignoring } from '../error-code.ts'
import { secretIn } from '../secret.ts'

/**
 * Gives the shop the secret of the backup, with which the restored second factors of operators are encrypted: with
 * another one none of them could sign in. Returns what the operator should know.
 */
export async function restoreSecret(
  { dataDir, jwtSecret }: Pick<Settings, 'dataDir' | 'jwtSecret'>,
  folder: string,
): Promise<string[]> {
  const ofBackup = await secretOf(folder)
  if (jwtSecret) {
    if (!ofBackup || ofBackup === jwtSecret) return []
    return [
      'JWT_SECRET is not the secret in the backup: unless the shop ran with this JWT_SECRET when it was backed up, leave it out, or operators cannot sign in.',
    ]
  }
  if (!ofBackup) {
    return [
      'There is no secret in the backup: set JWT_SECRET to the one that the shop had, or operators cannot sign in.',
    ]
  }
  const present = await secretOf(dataDir)
  if (present === ofBackup) return []
  const aside = `${secretIn(dataDir)}.until-${new Date().toISOString().replaceAll(':', '-')}`
  // Copied first: a shop that starts without a secret makes a new one.
  const draft = `${secretIn(dataDir)}.restored`
  await copyFile(secretIn(folder), draft)
  if (present) await rename(secretIn(dataDir), aside)
  await rename(draft, secretIn(dataDir))
  return present
    ? [`The secret that was in DATA_DIR is in ${aside} now: the shop has that of the backup.`]
    : []
}

/** With JWT_SECRET a shop and its backups have none in a file. */
async function secretOf(folder: string): Promise<string | undefined> {
  return (await readFile(secretIn(folder), 'utf8').catch(ignoring('ENOENT'))) ?? undefined
}
