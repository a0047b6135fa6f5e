import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { exitUnlessZero, run } from './run.mjs'

// The shell without windows comes first: it opens a page for a third of the work.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium of this machine: the one of CHROMIUM_PATH, else the first on PATH. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync)
}

/** Answers where Chromium is, after installing it where that is possible. */
export async function requireChromium() {
  const found = findChromium()
  if (found) return found
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (canRun([...asRoot, 'apt-get', '--version'])) {
    console.log('Installing Chromium for the browser tests …')
    const [program = 'apt-get', ...args] = [...asRoot, 'apt-get']
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    exitUnlessZero(await run(program, [...args, 'update', '-qq'], { env }))
    exitUnlessZero(await run(program, [...args, 'install', '-y', '-qq', shell], { env }))
  }
  const installed = findChromium()
  if (installed) return installed
  console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is')
  process.exit(1)
}

/** @param {string[]} command */
function canRun([program = '', ...args]) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}
