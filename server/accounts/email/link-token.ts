import { hash, randomBytes } from 'node:crypto'

const bytes = 32

/** What makes a link secret: 256 random bits, 43 characters. */
export function makeToken(): string {
  return randomBytes(bytes).toString('base64url')
}

/** What is stored of a token: reading the database does not open the link. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
