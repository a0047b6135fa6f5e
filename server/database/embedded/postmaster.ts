import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '../../error-code.ts'

/** A running PostgreSQL server, as its postmaster.pid describes it. */
export type Postmaster = { pid: number; port: number; isReady: boolean }

/**
 * Finds the server that is running on a data directory, no matter who started it. A file left by a
 * dead server is ignored. If its process id now belongs to another program, the file is removed,
 * because PostgreSQL would take that program for a server and refuse to start.
 */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const file = join(data, 'postmaster.pid')
  const description = readIfThere(file)
  // Lines: pid, data directory, start time, port, socket folder, address, shared memory, state.
  const [pid, , , port, , , , state] = description?.split('\n') ?? []
  if (!pid || !isAlive(Number(pid))) return undefined
  if (isServerOf(data, Number(pid))) {
    return { pid: Number(pid), port: Number(port), isReady: state?.trim() === 'ready' }
  }
  if (readIfThere(file) === description) await rm(file, { force: true })
  return undefined
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Any other error means that there is such a process, perhaps of another user.
    return codeOf(error) !== 'ESRCH'
  }
}

/** Whether the process is a server of this data directory, which its command line names after `-D`. */
export function isServerOf(data: string, pid: number): boolean {
  try {
    const command =
      platform() === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes(`/postgres -D ${data} `)
  } catch {
    // The process has ended.
    return false
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
