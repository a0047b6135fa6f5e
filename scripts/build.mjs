import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishBuild } from './publish-build.mjs'
import { exitUnlessZero, root, runNode, tool } from './run.mjs'

/** Everything that the build reads. */
const sources = [
  'app',
  'back-office',
  'contract',
  'domain',
  'public',
  'server',
  'ui',
  'worker',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.back-office.config.ts',
  'vite.texts.ts',
  'vite.worker.config.ts',
]
/** What is being built; the shop may be open meanwhile. */
const next = join(root, 'build.next')
const built = join(root, 'build')
const note = join(built, 'sources.sha256')

/** Builds the storefront, the server's application and the back office unless exactly these sources have been built. */
export async function buildIfNeeded() {
  const fingerprint = fingerprintOfSources()
  if (existsSync(note) && readFileSync(note, 'utf8') === fingerprint) return
  console.log('Building the shop …')
  rmSync(next, { recursive: true, force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  exitUnlessZero(await runNode([tool('react-router'), 'build', '--logLevel', 'warn'], { env }))
  for (const config of ['vite.back-office.config.ts', 'vite.worker.config.ts']) {
    const build = ['build', '--config', config, '--logLevel', 'error']
    exitUnlessZero(await runNode([tool('vite'), ...build], { env }))
  }
  rmSync(note, { force: true })
  publishBuild(next, built)
  writeFileSync(note, fingerprint)
}

function fingerprintOfSources() {
  const hash = createHash('sha256').update(apiBase())
  for (const file of sources.flatMap(filesOf)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** The only variable that the build reads: from the environment or, as Vite does, from `.env`. */
function apiBase() {
  const file = join(root, '.env')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const written = /^VITE_API_BASE=.*/m.exec(text)?.[0] ?? ''
  return `${process.env.VITE_API_BASE ?? ''}\0${written}\0`
}

/**
 * @param {string} source
 * @returns {string[]}
 */
function filesOf(source) {
  if (/\.test\.tsx?$/.test(source)) return []
  if (!existsSync(join(root, source))) return []
  try {
    const entries = readdirSync(join(root, source)).sort()
    return entries.flatMap((entry) => filesOf(`${source}/${entry}`))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [source]
    throw error
  }
}
