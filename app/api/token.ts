const key = 'token'

export function readToken(): string | null {
  return typeof window === 'undefined' ? null : window.localStorage.getItem(key)
}

export function storeToken(token: string): void {
  window.localStorage.setItem(key, token)
}

export function removeToken(): void {
  window.localStorage.removeItem(key)
}

/** True when the token's own payload says that its time is over, or when it has no readable payload. */
export function isExpired(token: string, now: number): boolean {
  try {
    const payload: unknown = JSON.parse(
      atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')),
    )
    const expiresAt = payload && typeof payload === 'object' && 'exp' in payload ? payload.exp : 0
    return typeof expiresAt !== 'number' || expiresAt * 1000 <= now
  } catch {
    // Not a token of ours: as good as expired.
    return true
  }
}
