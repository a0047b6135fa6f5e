/** What a token says by itself; empty if it is not one of the shop's. */
export function payloadOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload: unknown = JSON.parse(
      atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')),
    )
    return payload && typeof payload === 'object' ? payload : {}
  } catch {
    // Not one of our tokens.
    return {}
  }
}
