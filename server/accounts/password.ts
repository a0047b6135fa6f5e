import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(argon2)

/** OWASP's parameters for argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const keyBytes = 32
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`

/** A salted slow hash in the usual textual form, which names its own parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(password, salt)
  return `${prefix}$${encode(salt)}$${encode(key)}`
}

export async function isPasswordOf(password: string, hash: string): Promise<boolean> {
  const [salt, key] = hash.split('$').slice(-2)
  if (!salt || !key) throw new Error('A stored password hash has an unknown form')
  return timingSafeEqual(
    await derive(password, Buffer.from(salt, 'base64')),
    Buffer.from(key, 'base64'),
  )
}

/** Stands in for the hash of an unknown address, so that a login costs the same either way. */
export const nobodysHash = `${prefix}$${'A'.repeat(22)}$${'A'.repeat(43)}`

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return deriveKey('argon2id', {
    message: password.normalize('NFKC'),
    nonce: salt,
    tagLength: keyBytes,
    ...cost,
  })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
