import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { exitUnlessZero, root, run } from './run.mjs'

/** Settings of an outer npm that ours keeps: registries, and how to reach them. */
const machineSettings =
  /^npm_config_(.*registry|.*_auth.*|cache|userconfig|globalconfig|https?[-_]proxy|proxy|noproxy|ca|cafile|strict[-_]ssl|fetch[-_].*|maxsockets|prefer[-_]offline|offline)$/i

const packages = join(root, 'node_modules')

/** Installs the dependencies unless exactly those of the lock file are installed. */
export async function installIfNeeded() {
  if (isInstalled()) return
  console.log('Installing the dependencies, about a minute …')
  if (existsSync(packages)) await installBeside()
  else await install(root)
}

/** A shop that is open goes on with the packages it has until all of the new ones are there. */
async function installBeside() {
  const folder = join(root, '.cache/install')
  const earlier = join(folder, 'earlier')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    cpSync(join(root, file), join(folder, file))
  }
  await install(folder)
  renameSync(packages, earlier)
  renameSync(join(folder, 'node_modules'), packages)
  rmSync(folder, { recursive: true })
}

/** @param {string} cwd */
async function install(cwd) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  exitUnlessZero(await runNpm(args, cwd))
}

/**
 * @param {string[]} args
 * @param {string} [cwd]
 */
export function runNpm(args, cwd = root) {
  return run('npm', args, { cwd, env: environmentForNpm() })
}

/**
 * npm records what it has installed only once all of it is there, install scripts included, so this
 * record is more reliable than a stamp of our own.
 */
function isInstalled() {
  const note = join(packages, '.package-lock.json')
  if (!existsSync(note) || !existsSync(join(packages, 'node/bin/node'))) return false
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(note)
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = present[path]
    if (!found) return path === '' || optional === true
    return found.version === version && found.integrity === integrity
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, integrity?: string, optional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/**
 * Inside `npm test` the environment carries that npm's own settings (a dry run, omitted
 * dependencies, another prefix), and the first `node` is one that is about to be replaced.
 */
function environmentForNpm() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_ENV$|INIT_CWD$)/i.test(name) || machineSettings.test(name),
  )
  const folders = (process.env.PATH ?? '').split(delimiter)
  const PATH = folders.filter((folder) => !folder.endsWith('node_modules/.bin')).join(delimiter)
  return { ...Object.fromEntries(kept), PATH }
}
