// `npm start`: everything between a fresh clone and an open shop. Runs on the machine's own Node,
// before anything is installed, so it uses nothing but Node itself.
import { buildIfNeeded } from './build.mjs'
import { installIfNeeded } from './install.mjs'
import { runNode } from './run.mjs'

await installIfNeeded()
await buildIfNeeded()
endWithNpm()
// The channel says nothing: by its end the server learns that this process was killed.
process.exitCode = await runNode(['server/main.ts'], {
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})

/** A killed npm cannot hand on a signal; its child finds itself with another parent. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
