import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { demoShopFolder } from './demo-shop-folder.ts'

/** Runs `npm run operator` for the demo shop that listens on a port, and returns its output. */
export async function runOperatorCommand(port: number, ...args: string[]): Promise<string> {
  return operatorCommandIn(await demoShopFolder(port), args)
}

/** The same for the shop whose data are in a folder, or in the database that the variables name. */
export async function operatorCommandIn(
  folder: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './server/process/quick-imports.ts', 'server/operators/command.ts', ...args],
    { env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...env } },
  )
  return stdout
}
