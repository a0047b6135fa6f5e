import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { nothingSet } from './shop-process.ts'

/** Runs `npm run backup` and its kin as an operator does. */
export async function runBackupCommand(
  command: 'backup' | 'check-backup' | 'restore',
  args: string[],
  env: Record<string, string>,
) {
  const quickly = ['--import', './server/process/quick-imports.ts']
  const child = spawn(process.execPath, [...quickly, `server/backup/${command}.ts`, ...args], {
    env: { ...process.env, ...nothingSet, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], out, complaint] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, output: out + complaint }
}
