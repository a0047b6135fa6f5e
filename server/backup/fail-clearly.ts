import { CannotStart } from '../process/cannot-start.ts'

/** Runs a command of the operator; what he can change is told in one line, all else in full. */
export async function failClearly(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
