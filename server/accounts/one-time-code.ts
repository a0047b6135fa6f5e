import { createHmac, randomInt } from 'node:crypto'

/** A random code with this many digits. */
export function makeCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** What is stored of a code: without the secret, trying out all codes reveals nothing. */
export function hashCode({ email, code }: { email: string; code: string }, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['one-time code', email, code]))
    .digest('base64url')
}
