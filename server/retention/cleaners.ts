import { and, isNotNull, isNull, lt } from 'drizzle-orm'
import { plusDays } from '../../domain/days.ts'
import { emailLinkDays, invitationDays, lastUseMinutes } from '../../domain/limits.ts'
import { type RetentionKind, tooOldBefore } from '../../domain/privacy/retention.ts'
import { plusMinutes } from '../../domain/time.ts'
import {
  askedErasures,
  type DueErasures,
  detachOldOrders,
  eraseDue,
  isOldOrder,
  unusedAccounts,
} from '../customers/index.ts'
import {
  carts,
  contactMessages,
  emailLinks,
  feedback,
  mails,
  oneTimeCodes,
  operatorInvitations,
  operatorSessions,
  orders,
  privatePictures,
  pushSubscriptions,
  rateLimits,
  retentionRuns,
  sessions,
  signInNetworks,
  smsMessages,
  stockAlerts,
  usedChallenges,
  users,
} from '../database/schema.ts'
import type { Shop } from '../shop.ts'
import { rowsOf } from './rows-of.ts'

/** How data of one kind is deleted, and how much of it is older than the rule allows at a moment. */
export type Cleaner = {
  /** Deletes some of it, at most about so much. Returns how much. */
  clear: (shop: Shop, at: Date, most: number) => Promise<number>
  count: (shop: Shop, at: Date) => Promise<number>
}

export const cleaners: Record<RetentionKind, Cleaner> = {
  accountsToErase: accountsDue(askedErasures),
  oneTimeCodes: rowsOf(oneTimeCodes, (at) =>
    lt(oneTimeCodes.sentAt, tooOldBefore('oneTimeCodes', at)),
  ),
  // What is stored is when they expire.
  usedChallenges: rowsOf(usedChallenges, (at) => lt(usedChallenges.expiresAt, at)),
  emailLinks: rowsOf(emailLinks, (at) =>
    lt(emailLinks.expiresAt, plusDays(tooOldBefore('emailLinks', at), emailLinkDays)),
  ),
  // The last use is stored to a quarter of an hour.
  sessions: rowsOf(sessions, (at) =>
    lt(sessions.lastUsedAt, plusMinutes(tooOldBefore('sessions', at), -lastUseMinutes)),
  ),
  signInNetworks: rowsOf(signInNetworks, (at) =>
    lt(signInNetworks.lastUsedAt, tooOldBefore('signInNetworks', at)),
  ),
  unusedAccounts: accountsDue(unusedAccounts),
  operatorSessions: rowsOf(operatorSessions, (at) =>
    lt(operatorSessions.lastUsedAt, tooOldBefore('operatorSessions', at)),
  ),
  operatorInvitations: rowsOf(operatorInvitations, (at) =>
    lt(
      operatorInvitations.expiresAt,
      plusDays(tooOldBefore('operatorInvitations', at), invitationDays),
    ),
  ),
  // Each has a length of its own, which is stored.
  rateLimits: rowsOf(rateLimits, (at) => lt(rateLimits.expire, at.getTime())),
  carts: rowsOf(carts, (at) => lt(carts.changedAt, tooOldBefore('carts', at))),
  stockAlerts: rowsOf(stockAlerts, (at) =>
    lt(stockAlerts.askedAt, tooOldBefore('stockAlerts', at)),
  ),
  answeredMessages: rowsOf(contactMessages, (at) =>
    and(
      // So that the index is used.
      lt(contactMessages.createdAt, tooOldBefore('answeredMessages', at)),
      lt(contactMessages.answeredAt, tooOldBefore('answeredMessages', at)),
    ),
  ),
  unansweredMessages: rowsOf(contactMessages, (at) =>
    and(
      lt(contactMessages.createdAt, tooOldBefore('unansweredMessages', at)),
      isNull(contactMessages.answeredAt),
      // It has the age of the feedback, which stays and may be answered at any time.
      isNull(contactMessages.feedbackId),
    ),
  ),
  hiddenFeedback: rowsOf(feedback, (at) =>
    and(lt(feedback.createdAt, tooOldBefore('hiddenFeedback', at)), isNotNull(feedback.hiddenAt)),
  ),
  // When each is deleted is stored: those that never came with a claim go after an hour.
  claimPhotos: rowsOf(privatePictures, (at) =>
    and(lt(privatePictures.deleteAfter, at), isNull(privatePictures.stopId)),
  ),
  deliveryPhotos: rowsOf(privatePictures, (at) =>
    and(lt(privatePictures.deleteAfter, at), isNotNull(privatePictures.stopId)),
  ),
  pushSubscriptions: rowsOf(pushSubscriptions, (at) =>
    lt(pushSubscriptions.savedAt, tooOldBefore('pushSubscriptions', at)),
  ),
  textMessages: rowsOf(smsMessages, (at) =>
    lt(smsMessages.writtenAt, tooOldBefore('textMessages', at)),
  ),
  mails: {
    clear: ({ database, jobs }, at, most) =>
      jobs.deleteMailsBefore(database, tooOldBefore('mails', at), most),
    count: ({ database, jobs }, at) => jobs.countMailsBefore(database, tooOldBefore('mails', at)),
  },
  mailRecords: rowsOf(mails, (at) => lt(mails.writtenAt, tooOldBefore('mailRecords', at))),
  orders: {
    clear: detachOldOrders,
    count: ({ database }, at) => database.$count(orders, isOldOrder(at)),
  },
  retentionRuns: rowsOf(retentionRuns, (at) =>
    lt(retentionRuns.at, tooOldBefore('retentionRuns', at)),
  ),
}

function accountsDue(due: DueErasures): Cleaner {
  return {
    clear: (shop, at, most) => eraseDue(shop, due, at, most),
    count: ({ database }, at) => database.$count(users, due.isDue(at)),
  }
}
