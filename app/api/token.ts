import { payloadOf } from '../../contract/token-payload.ts'
import { localMemory } from '../../ui/site-data.ts'

/** The local storage key of the session's token, shared by all tabs. */
export const tokenKey = 'token'

export function readToken(): string | null {
  return typeof window === 'undefined' ? null : localMemory.getItem(tokenKey)
}

export function storeToken(token: string): void {
  localMemory.setItem(tokenKey, token)
}

export function removeToken(): void {
  localMemory.removeItem(tokenKey)
}

/** True when the token has expired by its own payload, or has no readable payload. */
export function isExpired(token: string, now: number): boolean {
  const { exp } = payloadOf(token)
  return typeof exp !== 'number' || exp * 1000 <= now
}

/** The id of the customer whom the token names, if it is one of the shop's. */
export function customerIn(token: string | null): number | undefined {
  return token === null ? undefined : Number(payloadOf(token).sub) || undefined
}

/** Compares the customers that the tokens name. */
export function areOfSameCustomer(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && payloadOf(one).sub === payloadOf(other).sub
}
