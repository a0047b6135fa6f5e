import { execFile } from 'node:child_process'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** What a shop needs to run: as deploy/Dockerfile takes it. */
const parts = ['build', 'contract', 'demo', 'domain', 'main.ts', 'package.json', 'server']

/** Copies the built shop into a folder, for a test that changes it. */
export async function copyProgram(folder: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', ...parts, folder])
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
}

/** Adds a migration to the copy of a program. */
export async function addMigration(folder: string, statement: string): Promise<void> {
  const migrations = join(folder, 'server/database/migrations')
  const journal = join(migrations, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const last = entries.at(-1)
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'of_the_next_release' }
  await writeFile(join(migrations, `${next.tag}.sql`), statement)
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, next] }))
}
