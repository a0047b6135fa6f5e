import type { ReturnState } from '../shell/return-path.ts'

/** What the pages of a password reset hand on to each other, beside the page to return to at last. */
export type ResetState = ReturnState & { email: string; otp?: string }

/** As much of it as a page was given: none when someone comes by its address. */
export function resetStateOf(state: unknown): { email?: string; otp?: string } {
  return { email: textOf(state, 'email'), otp: textOf(state, 'otp') }
}

function textOf(state: unknown, key: 'email' | 'otp'): string | undefined {
  if (!state || typeof state !== 'object') return undefined
  const value = Object.entries(state).find(([name]) => name === key)?.[1]
  return typeof value === 'string' && value ? value : undefined
}
