import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'

/** Loaded when a passkey is used: most people never load it. */
const load = () => import('@simplewebauthn/browser')

/** Why the browser gave no passkey. `declined`: its dialog was closed, or there was nothing to choose. */
export class NoPasskey extends Error {
  readonly reason: 'declined' | 'isThereAlready' | 'failed'

  constructor(error: unknown) {
    super('The browser gave no passkey', { cause: error })
    const name = error instanceof Error ? error.name : ''
    const isDeclined = name === 'NotAllowedError' || name === 'AbortError'
    const isThereAlready = name === 'InvalidStateError'
    this.reason = isDeclined ? 'declined' : isThereAlready ? 'isThereAlready' : 'failed'
  }
}

/** Lets the browser make a passkey. @throws {NoPasskey} */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await load()
  return startRegistration({ optionsJSON }).catch(refuse)
}

/** Lets the browser ask for a passkey. @throws {NoPasskey} */
export async function unlockPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await load()
  return startAuthentication({ optionsJSON }).catch(refuse)
}

function refuse(error: unknown): never {
  throw new NoPasskey(error)
}

/** Whether the browser knows passkeys. False on the server and during hydration. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(never, isSupported, no)
}

const never = () => () => {}
const isSupported = () => 'PublicKeyCredential' in window
const no = () => false
