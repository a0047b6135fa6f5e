import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { passkeyMinutes } from '../../domain/limits.ts'
import { minuteMs } from '../../domain/time.ts'
import type { Transaction } from '../database/connect.ts'
import { usedChallenges } from '../database/schema.ts'
import type { Shop } from '../shop.ts'

type Signing = Pick<Shop, 'config' | 'now'>

const randomLength = 16
const timeLength = 6
const contentLength = randomLength + timeLength
const sealLength = 32

/**
 * What a passkey has to sign: random bytes, when they expire, and the shop's seal, which names what they are for. It is
 * not stored, so nobody can fill a table by asking for more of them.
 */
export function makeChallenge(purpose: string, { config, now }: Signing): string {
  const content = Buffer.alloc(contentLength)
  randomBytes(randomLength).copy(content)
  const expiresAt = now().getTime() + passkeyMinutes * minuteMs
  content.writeUIntBE(expiresAt, randomLength, timeLength)
  return Buffer.concat([content, sealOf(content, purpose, config)]).toString('base64url')
}

/** Whether the shop has made the challenge for this purpose, a short time ago. */
export function isChallengeFor(
  purpose: string,
  challenge: string,
  { config, now }: Signing,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== contentLength + sealLength) return false
  const content = bytes.subarray(0, contentLength)
  const isOurs = timingSafeEqual(bytes.subarray(contentLength), sealOf(content, purpose, config))
  return isOurs && expiryOf(bytes) > now()
}

/** Uses up a challenge that the shop has made. False if it was used before. */
export async function takeChallenge(tx: Transaction, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  const used = { hash: hash('sha256', bytes, 'base64url'), expiresAt: expiryOf(bytes) }
  const stored = await tx
    .insert(usedChallenges)
    .values(used)
    .onConflictDoNothing()
    .returning({ hash: usedChallenges.hash })
  return stored.length > 0
}

function expiryOf(bytes: Buffer): Date {
  return new Date(bytes.readUIntBE(randomLength, timeLength))
}

/** With a key for this use alone, derived from the shop's secret. */
function sealOf(content: Uint8Array, purpose: string, { jwtSecret }: Shop['config']): Buffer {
  const key = createHmac('sha256', jwtSecret).update('passkey challenges').digest()
  return createHmac('sha256', key).update(content).update(purpose).digest()
}
