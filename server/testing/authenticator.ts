import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto'
import { cose, isoCBOR } from '@simplewebauthn/server/helpers'

/** What the shop asks an authenticator for. */
type Creation = { challenge: string; rp: { id: string } }
type Request = { challenge: string; rpId: string }

/** What is different from an honest browser and device. */
export type Deviation = {
  /** The page that asks. */
  origin?: string
  /** Whose passkey the device believes it is. */
  rpId?: string
  challenge?: string
  type?: string
  isVerified?: boolean
  isInFrame?: boolean
  counter?: number
  /** Certificates of the device, which nobody has asked for. */
  certificates?: Uint8Array<ArrayBuffer>[]
}

const shopOrigin = 'http://localhost:3000'
const flags = { present: 0x01, verified: 0x04, withCredential: 0x40 }

/** A device with one passkey (ES256), and the browser that asks it. */
export function anAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0

  const make = ({ challenge, rp }: Creation, deviation: Deviation = {}) => {
    const { certificates } = deviation
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    const withCredential = [Buffer.alloc(16), length, credentialId, coseOf(publicKey)]
    const authData = Buffer.concat([
      dataFor(rp.id, flags.withCredential, counter, deviation),
      ...withCredential,
    ])
    const statement = certificates && { alg: -7, sig: Uint8Array.of(1), x5c: certificates }
    const attestation = new Map<string, unknown>([
      ['fmt', statement ? 'packed' : 'none'],
      ['attStmt', new Map(Object.entries(statement ?? {}))],
      ['authData', Uint8Array.from(authData)],
    ])
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, deviation).toString('base64url'),
        attestationObject: Buffer.from(encode(attestation)).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  const unlock = ({ challenge, rpId }: Request, deviation: Deviation = {}) => {
    counter = deviation.counter ?? counter + 1
    const authData = dataFor(rpId, 0, counter, deviation)
    const data = clientData('webauthn.get', challenge, deviation)
    const signed = Buffer.concat([authData, hash('sha256', data, 'buffer')])
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      },
    }
  }
  return { id, make, unlock }
}

export type Authenticator = ReturnType<typeof anAuthenticator>

function clientData(type: string, challenge: string, deviation: Deviation): Buffer {
  const { origin = shopOrigin, isInFrame: crossOrigin = false } = deviation
  const said = { type: deviation.type ?? type, origin, crossOrigin }
  return Buffer.from(JSON.stringify({ ...said, challenge: deviation.challenge ?? challenge }))
}

function dataFor(rpId: string, more: number, counter: number, deviation: Deviation): Buffer {
  const { isVerified = true } = deviation
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  const all = flags.present | more | (isVerified ? flags.verified : 0)
  return Buffer.concat([hash('sha256', deviation.rpId ?? rpId, 'buffer'), Buffer.of(all), counted])
}

function coseOf(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
  return encode(
    new Map<number, unknown>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, bytes(x)],
      [cose.COSEKEYS.y, bytes(y)],
    ]),
  )
}

function encode(map: Map<string, unknown> | Map<number, unknown>): Uint8Array {
  // The library's type of what can be encoded is not exported.
  return isoCBOR.encode(map as Parameters<typeof isoCBOR.encode>[0])
}
