import type { ReturnState } from '../shell/return-path.ts'

/** The navigation state that the pages of a password reset pass on, besides the page to return to in the end. */
export type ResetState = ReturnState & { email: string; otp?: string }

/** The navigation state of /new-password after the link in the mail: what the link had after its #. */
export type LinkState = { link: string }

/** The navigation state of /login after signup. */
export type LoginState = ReturnState & { email: string }

/** The part of that state that a page was given: nothing when someone opens its URL directly. */
export function resetStateOf(state: unknown): { email?: string; otp?: string; link?: string } {
  return {
    email: textOf(state, 'email'),
    otp: textOf(state, 'otp'),
    link: textOf(state, 'link'),
  }
}

function textOf(state: unknown, key: 'email' | 'otp' | 'link'): string | undefined {
  if (!state || typeof state !== 'object') return undefined
  const value = Object.entries(state).find(([name]) => name === key)?.[1]
  return typeof value === 'string' && value ? value : undefined
}
