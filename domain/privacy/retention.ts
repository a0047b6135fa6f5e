import { plusDays } from '../days.ts'
import {
  claimPhotoDays,
  deliveryPhotoDays,
  emailLinkDays,
  erasureDays,
  invitationDays,
  operatorSessionHours,
  ownNetworkDays,
  passkeyMinutes,
  resetLinkMinutes,
  tokenHours,
} from '../limits.ts'
import { plusMinutes } from '../time.ts'

type Length = { minutes: number } | { hours: number } | { days: number } | { years: number }

/**
 * How long the shop keeps personal data of each kind that it does not keep for good: the one list of rules. A job
 * deletes what is older, in this order, and proves that nothing is. docs/privacy.md shows it, in the words of
 * `domain/texts/en/back-office/retention.ts`, with the reasons.
 */
export const keptFor = {
  /** Since the customer asked for it. */
  accountsToErase: { days: erasureDays },
  oneTimeCodes: { minutes: resetLinkMinutes },
  usedChallenges: { minutes: passkeyMinutes },
  emailLinks: { days: emailLinkDays },
  /** The privacy policy promises these two. */
  sessions: { hours: tokenHours },
  signInNetworks: { days: ownNetworkDays },
  /** Opened perhaps in a stranger's name. Below the two that show whether an account is used. */
  unusedAccounts: { years: 1 },
  operatorSessions: { hours: operatorSessionHours },
  operatorInvitations: { days: invitationDays },
  /** The longest limit of `server/rate-limits/limits.ts`. */
  rateLimits: { days: 30 },
  carts: { years: 1 },
  stockAlerts: { days: 180 },
  answeredMessages: { years: 1 },
  unansweredMessages: { years: 2 },
  hiddenFeedback: { years: 1 },
  claimPhotos: { days: claimPhotoDays },
  deliveryPhotos: { days: deliveryPhotoDays },
  pushSubscriptions: { days: 180 },
  textMessages: { days: 14 },
  /** In the queue: a sent mail leaves it within hours. */
  mails: { days: 14 },
  /** What became of them, with their text. */
  mailRecords: { days: 30 },
  /**
   * The customer and recipient in orders. Tax law wants records kept for five years and more (Inland Revenue Act,
   * No. 24 of 2017): counted, to be safe, from the return of their year, which is due up to 20 months after an order.
   */
  orders: { years: 7 },
  retentionRuns: { days: 90 },
} satisfies Record<string, Length>

export type RetentionKind = keyof typeof keptFor

// TypeScript types the keys of every object as string.
export const retentionKinds = Object.keys(keptFor) as RetentionKind[]

/** The job runs every hour; what it has not deleted a day after its time is a fault. */
export const mostHoursLate = 24

/** The moment before which data of this kind is too old. */
export function tooOldBefore(kind: RetentionKind, at: Date): Date {
  const length: Length = keptFor[kind]
  if ('years' in length) {
    const earlier = new Date(at)
    earlier.setUTCFullYear(at.getUTCFullYear() - length.years)
    return earlier
  }
  if ('days' in length) return plusDays(at, -length.days)
  if ('hours' in length) return plusMinutes(at, -length.hours * 60)
  return plusMinutes(at, -length.minutes)
}
