import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** For so long a page that is open may still ask for the files of the build that it came from. */
const keptDays = 30
const dayMs = 24 * 60 * 60 * 1000

/**
 * Moves a new build over the one that is in use, file by file, so that a shop which is open never misses one: first what
 * has a hash in its name, last the server's entry, which names the others. Files of earlier builds with a hash stay for
 * pages that are open and for workers that have not been replaced.
 * @param {string} from a folder on the same disk
 * @param {string} to
 */
export function publishBuild(from, to) {
  const files = filesIn(from)
  for (const file of files.sort((one, other) => turnOf(one) - turnOf(other))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
  const current = new Set(files)
  for (const file of filesIn(to)) {
    if (!current.has(file) && !isKept(to, file)) rmSync(join(to, file))
  }
  rmSync(from, { recursive: true })
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** @param {string} file */
function hasHash(file) {
  return dirname(file).split(sep).includes('assets')
}

/** @param {string} file */
function turnOf(file) {
  if (hasHash(file)) return 0
  return file === join('server', 'index.js') ? 2 : 1
}

/**
 * @param {string} folder
 * @param {string} file
 */
function isKept(folder, file) {
  return hasHash(file) && Date.now() - statSync(join(folder, file)).mtimeMs < keptDays * dayMs
}
