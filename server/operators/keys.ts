import { createHmac } from 'node:crypto'

/**
 * A key of its own for each use, made of the shop's secret: what is signed or encrypted for one
 * use means nothing to another, and a customer's token nothing to the back office.
 */
export function keyFor(use: string, { jwtSecret }: { jwtSecret: string }): Uint8Array {
  return createHmac('sha256', jwtSecret).update(`operators: ${use}`).digest()
}
