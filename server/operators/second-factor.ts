import { createHmac } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, EncryptJWT, jwtDecrypt } from 'jose'
import { JOSEError } from 'jose/errors'
import { Secret, TOTP } from 'otpauth'
import encodeQR from 'qr'
import { secondFactorMinutes } from '../../domain/limits.ts'
import { keyFor } from './keys.ts'
import { lettersOf, makeLetters } from './letters.ts'

type Secrets = { jwtSecret: string }

const header = { alg: 'dir', enc: 'A256GCM' }
const periodSeconds = 30

/** The defaults of authenticator apps: six digits by SHA-1, a new code every 30 seconds. */
const authenticator = (secret: string, label: { issuer: string; label: string } | undefined) =>
  new TOTP({ ...label, secret: Secret.fromBase32(secret) })

/** A new secret (base32), and its QR code as a data: URL for the app to scan. */
export function makeSecret(issuer: string, email: string): { secret: string; qrCode: string } {
  const secret = new Secret({ size: 20 }).base32
  const svg = encodeQR(authenticator(secret, { issuer, label: email }).toString(), 'svg')
  return { secret, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/**
 * The time step for which a code is right: the current one, or one step away for clocks that differ.
 * Undefined if the code is wrong.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(' ', '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = now.getTime()
  const delta = authenticator(secret, undefined).validate({ token, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

/** Encrypts the secret for the database: someone who reads only the database cannot make codes. */
export function sealSecret(secret: string, config: Secrets): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(secret))
    .setProtectedHeader(header)
    .encrypt(keyFor('second factor', config))
}

/** @throws when the shop's secret is not the one that it was encrypted with */
export async function openSecret(sealed: string, config: Secrets): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, keyFor('second factor', config))
  return new TextDecoder().decode(plaintext)
}

const offerType = 'offer+jwt'
const audience = 'operators'

export type Offer = { userId: number; secret: string; sessionsVersion: number | null }

/**
 * Encrypts an offered secret, which the operator's browser sends back. Only an operator who gave the
 * password gets one. It is valid for minutes, and only as long as the second factor that it replaces.
 */
export function sealOffer({ userId, ...offer }: Offer, config: Secrets): Promise<string> {
  return new EncryptJWT(offer)
    .setProtectedHeader({ ...header, typ: offerType })
    .setSubject(String(userId))
    .setAudience(audience)
    .setExpirationTime(`${secondFactorMinutes}m`)
    .encrypt(keyFor('offer', config))
}

/** The offer in a ticket; undefined if the ticket is expired, altered or not issued by the shop. */
export async function openOffer(ticket: string, config: Secrets): Promise<Offer | undefined> {
  try {
    const { payload } = await jwtDecrypt<Omit<Offer, 'userId'>>(ticket, keyFor('offer', config), {
      typ: offerType,
      audience,
      requiredClaims: ['sub', 'exp'],
    })
    const { secret, sessionsVersion } = payload
    return { userId: Number(payload.sub), secret, sessionsVersion }
  } catch (error) {
    if (error instanceof JOSEError) return undefined
    throw error
  }
}

const recoveryCodeCount = 10

/** Ten codes of 50 random bits: 'k7mfx-2qw9d'. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => makeLetters(2))
}

/** What is stored of a recovery code; case, spaces and dashes are ignored. */
export function hashRecoveryCode(userId: number, code: string, config: Secrets): string {
  return createHmac('sha256', keyFor('recovery code', config))
    .update(`${userId} ${lettersOf(code)}`)
    .digest('base64url')
}
