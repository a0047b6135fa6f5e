import { replacedTokenMinutes, sessionDays, tokenHours, tokenRenewalMinutes } from '../limits.ts'
import { hourMs, minuteMs } from '../time.ts'

/** What a session knows of its tokens, which are numbered by its renewals. */
type Renewed = { renewals: number; renewedAt: Date }

/**
 * What a token is to its session. `next`: its first use makes it the current one. `replaced`: its successor was used
 * a moment ago. `spent`: its successor was used long ago, so that two parties have the session's tokens.
 *
 * A token is replaced by the use of its successor, not by its issue: a response that is lost on a bad line
 * changes nothing.
 */
export function tokenIs(
  renewal: number,
  { renewals, renewedAt }: Renewed,
  at: Date,
): 'current' | 'next' | 'replaced' | 'spent' {
  if (renewal === renewals) return 'current'
  if (renewal > renewals) return 'next'
  const replacedMs = at.getTime() - renewedAt.getTime()
  const isRecent = renewal === renewals - 1 && replacedMs < replacedTokenMinutes * minuteMs
  return isRecent ? 'replaced' : 'spent'
}

/** When a token that is issued now expires: with the session at the latest. */
export function tokenExpiry(at: Date, { createdAt }: { createdAt: Date }): Date {
  const endMs = createdAt.getTime() + sessionDays * 24 * hourMs
  return new Date(Math.min(at.getTime() + tokenHours * hourMs, endMs))
}

export function isToBeRenewed(issuedAt: Date, at: Date): boolean {
  return at.getTime() - issuedAt.getTime() >= tokenRenewalMinutes * minuteMs
}
