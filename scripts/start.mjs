// `npm start`: everything between a fresh clone and an open shop. Runs on the machine's own Node,
// before anything is installed, so it uses nothing but Node itself.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfNeeded } from './build.mjs'
import { installIfNeeded } from './install.mjs'
import { root, runNode } from './run.mjs'

await installIfNeeded()
await buildIfNeeded()
endWithNpm()
const env = {
  ...process.env,
  NODE_ENV: 'production',
  // Half of a start is the reading of packages, which need not be understood anew each time.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  // Linux would keep what each thread has ever used: 55 MB more once pictures have been rendered.
  MALLOC_ARENA_MAX: '2',
}
// Node would keep 24 MB more for short-lived objects, and 50 MB under load; that made nothing faster.
const flags = ['--max-semi-space-size=4']
// The channel says nothing: by its end the server learns that this process was killed.
process.exitCode = await runNode([...flags, 'server/main.ts'], {
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})

/**
 * npm runs this through a shell that hands no signal on: SIGTERM for npm ends the shell, and after
 * a `kill -9` of npm the shell stays. Either way the line of parents up to npm is broken.
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
 * What Linux tells of a process; undefined elsewhere, where the shell makes way for the script.
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
