import { createHmac } from 'node:crypto'

/**
 * A separate key for each use, derived from the shop's secret: what is signed or encrypted for one use
 * is invalid for any other, and a customer's token is invalid in the back office.
 */
export function keyFor(use: string, { jwtSecret }: { jwtSecret: string }): Uint8Array {
  return createHmac('sha256', jwtSecret).update(`operators: ${use}`).digest()
}
