import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the browser tests find the mails of their shop, which keeps its data wherever there is room. */
export function browserOutbox(port: number): string {
  return join(tmpdir(), `joybox-outbox-${port}`)
}
