import { createHmac, randomInt } from 'node:crypto'

/** Any code of so many digits, each as likely as the next. */
export function makeCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** What is kept of a code: without the secret, trying out all codes tells nothing. */
export function hashCode({ email, code }: { email: string; code: string }, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['one-time code', email, code]))
    .digest('base64url')
}
