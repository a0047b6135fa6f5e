import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../../process/cannot-start.ts'
import type { Account } from './account.ts'

// PostgreSQL's manual, "Continuous Archiving and Point-in-Time Recovery".

/** What a server needs beside its usual settings. Commands find folders in the environment, so that no path is quoted. */
export type Extension = { settings: Record<string, string>; environment: Record<string, string> }

/** The folder of the write-ahead log, beside the backups that it continues. */
export const archiveIn = (backupDir: string) => join(backupDir, 'wal')

/** How much can be lost with the machine: so often what is not archived yet is. */
const archiveSeconds = 60

/** A file that is there already is never replaced: it may be another shop's. That it is the same is a success. */
const archiveCommand = [
  'if test -f "$WAL_ARCHIVE/%f.gz"; then gzip -dc "$WAL_ARCHIVE/%f.gz" | cmp -s - "%p";',
  'else gzip -c "%p" > "$WAL_ARCHIVE/%f.part" && sync "$WAL_ARCHIVE/%f.part" &&',
  'mv "$WAL_ARCHIVE/%f.part" "$WAL_ARCHIVE/%f.gz"; fi',
].join(' ')

/** Lets a server copy every finished piece of its write-ahead log to the folder of backups. */
export async function archiving(backupDir: string, account: Account): Promise<Extension> {
  const folder = archiveIn(backupDir)
  await mkdir(backupDir, { recursive: true, mode: 0o711 })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await account.handOver(folder)
  await requireAccess(account, '-w', folder, 'PostgreSQL may not write to')
  return {
    settings: {
      archive_mode: 'on',
      archive_timeout: String(archiveSeconds),
      archive_command: archiveCommand,
    },
    environment: { WAL_ARCHIVE: folder },
  }
}

/**
 * Lets a server that starts with a backup go on with the write-ahead log of a folder: with all of it, or until a moment.
 * With a moment it stays on the line of the backup; otherwise it follows the last restore that there was.
 */
export async function recovering(
  folder: string,
  until: Date | undefined,
  account: Account,
): Promise<Extension> {
  await requireAccess(account, '-r', folder, 'PostgreSQL may not read')
  return {
    settings: {
      restore_command: 'test -f "$WAL_TO_REPLAY/%f.gz" && gzip -dc "$WAL_TO_REPLAY/%f.gz" > "%p"',
      recovery_target_timeline: until ? 'current' : 'latest',
      recovery_target_action: 'promote',
      // Otherwise the server says that it is ready while it still reads.
      hot_standby: 'off',
      // PostgreSQL does not know the zone Z yet when it reads this.
      ...(until && { recovery_target_time: until.toISOString().replace('Z', '+00:00') }),
    },
    environment: { WAL_TO_REPLAY: folder },
  }
}

async function requireAccess(
  account: Account,
  access: '-r' | '-w',
  folder: string,
  refusal: string,
) {
  const [code] = await once(account.spawn('test', [access, folder], { cwd: '/' }), 'close')
  if (code !== 0) throw new CannotStart(`${refusal} ${folder}`)
}
