import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(argon2)

/** OWASP's parameters for argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const keyBytes = 32
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`

/** A salted, slow hash in the usual text format, which includes its parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(password, salt, cost)
  return `${prefix}$${encode(salt)}$${encode(key)}`
}

/** Compares with the parameters in the hash itself, so that ours can be raised later. */
export async function isPasswordOf(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash) ?? []
  if (!salt || !key) throw new Error('A stored password hash has an unknown form')
  const itsCost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  }
  return timingSafeEqual(
    await derive(password, Buffer.from(salt, 'base64'), itsCost),
    Buffer.from(key, 'base64'),
  )
}

/** Replaces the hash of an unknown email address, so that a login takes the same time either way. */
export const nobodysHash = `${prefix}$${'A'.repeat(22)}$${'A'.repeat(43)}`

function derive(password: string, salt: Buffer, withCost: typeof cost): Promise<Buffer> {
  return deriveKey('argon2id', {
    message: password.normalize('NFKC'),
    nonce: salt,
    tagLength: keyBytes,
    ...withCost,
  })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
