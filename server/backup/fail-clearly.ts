import { CannotStart } from '../process/cannot-start.ts'

/** Runs a command-line tool: a `CannotStart` is printed as one line, any other error in full. */
export async function failClearly(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
