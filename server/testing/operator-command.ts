import { execFile } from 'node:child_process'
import { readlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { browserOutbox } from './browser-outbox.ts'

/** Runs `npm run operator` beside the demo shop that listens on a port; answers what it says. */
export async function runOperatorCommand(port: number, ...args: string[]): Promise<string> {
  const DATA_DIR = dirname(await readlink(browserOutbox(port)))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/operators/command.ts', ...args],
    { env: { ...process.env, DATABASE_URL: '', DATA_DIR } },
  )
  return stdout
}
