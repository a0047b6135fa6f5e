import { createHmac } from 'node:crypto'

/**
 * What a request says, to be stored with its key: one that is repeated is told by it from another one with the same key.
 * Made with the shop's secret, because names and addresses could be guessed from a plain hash.
 */
export function digestOfRequest({ jwtSecret }: { jwtSecret: string }, said: object): string {
  const text = `request ${JSON.stringify(said)}`
  return createHmac('sha256', jwtSecret).update(text).digest('base64url')
}

/** Whether a request is the one with whose key something is stored; what is older has no digest. */
export function isRepeated(stored: string | null, digest: string): boolean {
  return stored === null || stored === digest
}
