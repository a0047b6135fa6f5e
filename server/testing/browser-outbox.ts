import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A link to the mails of the browser tests' shop, whose data folder is wherever there is room. */
export function browserOutbox(port: number): string {
  return join(tmpdir(), `joybox-outbox-${port}`)
}
