import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { productionEnvironment, productionFlags } from '../../scripts/in-production.mjs'

/** A folder for its data, mails and log; the variables beside those. */
export type InstanceOptions = { folder: string; port: number; env: Record<string, string> }

/** The built shop as an operator starts it, on the same port and data folder after every kill. */
export function openInstance({ folder, port, env }: InstanceOptions) {
  const url = `http://localhost:${port}`
  const logFile = join(folder, `shop-${port}.log`)
  const log = openSync(logFile, 'a')
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [...productionFlags, 'main.ts'], {
      env: {
        PATH: process.env.PATH,
        ...productionEnvironment,
        PORT: String(port),
        DATA_DIR: folder,
        RATE_LIMITS: 'off',
        WORKERS: '1',
        ...env,
      },
      stdio: ['ignore', log, log],
    })
    child = started
    await isReady(() => started.exitCode === null)
  }

  /** Waits until the shop is ready; fails when it ends by itself or takes a minute. */
  async function isReady(isRunning = () => child?.exitCode === null): Promise<void> {
    const deadline = Date.now() + 60_000
    while (Date.now() < deadline) {
      const response = await fetch(`${url}/readyz`).catch(() => undefined)
      await response?.body?.cancel()
      if (response?.ok) return
      if (!isRunning()) {
        throw new Error(`The shop ended by itself: ${readFileSync(logFile, 'utf8').slice(-2_000)}`)
      }
      await pause(50)
    }
    throw new Error('The shop was not ready within a minute')
  }

  const kill = async () => {
    if (!child || child.exitCode !== null) return
    const end = once(child, 'exit')
    child.kill('SIGKILL')
    await end
  }
  return { url, folder, start, isReady, kill, pid: () => child?.pid }
}
