// `npm start`: everything between a fresh clone and an open shop. Runs on the machine's own Node,
// before anything is installed, so it uses nothing but Node itself.
import { readFileSync } from 'node:fs'
import { buildIfNeeded } from './build.mjs'
import { productionEnvironment, productionFlags } from './in-production.mjs'
import { installIfNeeded } from './install.mjs'
import { compileCache, runNode } from './run.mjs'

await installIfNeeded()
await buildIfNeeded()
endWithNpm()
const env = {
  ...process.env,
  ...productionEnvironment,
  NODE_COMPILE_CACHE: compileCache,
}
// The channel carries no messages: when it closes, the server knows that this process was killed.
process.exitCode = await runNode([...productionFlags, 'main.ts'], {
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})

/**
 * npm runs this through a shell that passes on no signals: SIGTERM for npm ends the shell, and after
 * a `kill -9` of npm the shell stays. Either way the chain of parents up to npm is broken.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const npm = isShell(shell) ? parentOf(shell) : undefined
  const watch = setInterval(() => {
    if (process.ppid === shell && (!npm || parentOf(shell) === npm)) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 300)
  watch.unref()
}

/** @param {number} pid */
function isShell(pid) {
  return factOf(pid, /^Name:\s*(.*)$/m) === 'sh'
}

/** @param {number} pid */
function parentOf(pid) {
  return factOf(pid, /^PPid:\s*(.*)$/m)
}

/**
 * A fact about a process on Linux; undefined elsewhere, where the shell replaces itself by the script.
 * @param {number} pid
 * @param {RegExp} fact
 */
function factOf(pid, fact) {
  try {
    return fact.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    // No such process, or no /proc.
    return undefined
  }
}
