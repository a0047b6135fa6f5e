import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { exitUnlessZero, run } from './run.mjs'

/**
 * The first of these programs that this machine has. An ordinary user's PATH leaves out the
 * folders where Debian puts servers.
 * @param {string[]} names
 */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync)
}

/**
 * Installs a Debian package, where that is possible.
 * @param {string} name
 */
export async function installDebianPackage(name) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!canRun([...asRoot, 'apt-get', '--version'])) return
  console.log(`Installing ${name} for the tests …`)
  const [program = 'env', ...args] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive']
  // In runlevel 1 Debian does not start the services that it installs.
  // Another installation may be under way.
  const apt = [...args, 'RUNLEVEL=1', 'apt-get', '-o', 'DPkg::Lock::Timeout=300']
  exitUnlessZero(await run(program, [...apt, 'update', '-qq']))
  exitUnlessZero(await run(program, [...apt, 'install', '-y', '-qq', name]))
}

/** @param {string[]} command */
function canRun([program = '', ...args]) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}
