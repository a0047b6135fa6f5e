import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The folder for NODE_COMPILE_CACHE: half of a start is compiling packages. */
export const compileCache = join(root, 'node_modules/.cache/node')

const tools = join(root, 'node_modules/.bin')
/** The Node of the lock file, not the machine's. */
const node = join(root, 'node_modules/node/bin/node')
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'])

/**
 * Runs a command in the project, on this terminal, and passes on signals while it runs.
 * Returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, passOn)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, passOn)
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL'])
    })
  })
}

/**
 * Runs a script on the project's Node, with the tools of the project first.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function runNode(args, options = {}) {
  const env = { ...process.env, ...options.env, PATH: `${tools}${delimiter}${process.env.PATH}` }
  return run(node, args, { ...options, env })
}

/** @param {string} name */
export const tool = (name) => join(tools, name)

/**
 * Exits with the code of a step that failed.
 * @param {number} code
 */
export function exitUnlessZero(code) {
  if (code !== 0) process.exit(code)
}
