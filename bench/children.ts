import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const children = new Set<ChildProcess>()

/** Starts a script of the bench in a separate process. */
export function startScript(
  file: string,
  args: string[] = [],
  env: Record<string, string> = {},
  execArgv: string[] = [],
): ChildProcess {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(path, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/** The first message of a child process; fails when it ends without one. */
export async function firstMessage<Message>(child: ChildProcess): Promise<Message> {
  const heard = new AbortController()
  const ended = once(child, 'exit', heard).then(([code]) => {
    throw new Error(`A process of the bench ended with ${code}`)
  })
  const [message] = await Promise.race([once(child, 'message', heard), ended])
  ended.catch(() => {})
  heard.abort()
  return message
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** Stops all child processes, also after a failure. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...children].map(stopChild))
}

/** The memory that a process uses, in bytes. */
export function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
}

const ticksPerSecond = 100

/**
 * Seconds of processor time that a process has used so far. Unlike throughput it does not depend on
 * other work of the machine. Undefined where there is no /proc.
 */
export function processorSeconds(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return undefined
  }
}
