import type { Queue } from 'pg-boss'
import { otpMinutes } from '../../domain/limits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Jobs that were given up, so that it can be logged if their last try was cut off. */
export const givenUpQueue = {
  name: 'given-up',
  deleteAfterSeconds: hour,
} as const satisfies Queue

export const releaseHoldsQueue = {
  name: 'release-lapsed-stock-holds',
  policy: 'singleton',
  retryLimit: 2,
  deadLetter: givenUpQueue.name,
} as const satisfies Queue

export const reconcilePaymentsQueue = {
  name: 'reconcile-payments',
  policy: 'singleton',
  retryLimit: 0,
  deadLetter: givenUpQueue.name,
} as const satisfies Queue

export const undeliverableMailQueue = {
  name: 'undeliverable-mail',
  deleteAfterSeconds: 14 * day,
} as const satisfies Queue

/** Retried after some seconds, then at growing intervals, for about a day. */
export const mailQueue = {
  name: 'send-mail',
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: hour,
  expireInSeconds: 120,
  // A sent mail is of no more use here, and contains personal data.
  deleteAfterSeconds: hour,
  deadLetter: undeliverableMailQueue.name,
} as const satisfies Queue

/** Retried as long as the code is valid: a later mail would be of no use. */
export const mailCodeQueue = {
  name: 'mail-one-time-code',
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: minute,
  expireInSeconds: minute,
  retentionSeconds: otpMinutes * minute,
  deleteAfterSeconds: minute,
} as const satisfies Queue

/** Waits until the order's completion can no longer be undone unnoticed, then queues its mail. */
export const completionMailQueue = {
  name: 'mail-completion',
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: hour,
  expireInSeconds: minute,
  deadLetter: givenUpQueue.name,
} as const satisfies Queue

/** Waits until the packing of an order can no longer be undone unnoticed, then queues its mail. */
export const packingMailQueue = {
  ...completionMailQueue,
  name: 'mail-packing',
} as const satisfies Queue

/** The same for what is sent again after a claim, when it has left the store. */
export const replacementMailQueue = {
  ...completionMailQueue,
  name: 'mail-replacement',
} as const satisfies Queue

/** The refunds of jobs that were given up, also of those whose last try was cut off. */
export const abandonedRefundQueue = {
  name: 'abandoned-refund',
  retryLimit: 12,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: hour,
  deadLetter: givenUpQueue.name,
} as const satisfies Queue

/** Retried for some hours; after that an operator makes the refund by hand. */
export const refundQueue = {
  name: 'refund-payment',
  retryLimit: 12,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: hour,
  expireInSeconds: 120,
  deadLetter: abandonedRefundQueue.name,
} as const satisfies Queue

/** Never retried once the gateway was called: what was tried is stored. */
export const smsQueue = {
  name: 'send-sms',
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: hour,
  expireInSeconds: 120,
  deadLetter: givenUpQueue.name,
} as const satisfies Queue

/** Retried for half an hour: later the van has been there. */
export const pushQueue = {
  name: 'send-push',
  retryLimit: 6,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: minute,
  retentionSeconds: 4 * hour,
  deleteAfterSeconds: hour,
  deadLetter: givenUpQueue.name,
} as const satisfies Queue

/** Deletes old data of all kinds; the name is that of its first version, under which databases have its schedule. */
export const forgetExpiredQueue = {
  name: 'forget-expired-codes-and-tries',
  policy: 'singleton',
  retryLimit: 2,
  deadLetter: givenUpQueue.name,
} as const satisfies Queue

export const countPopularityQueue = {
  name: 'count-popularity',
  policy: 'singleton',
  retryLimit: 2,
  deadLetter: givenUpQueue.name,
} as const satisfies Queue

export const stockAlertsQueue = {
  name: 'mail-stock-alerts',
  policy: 'singleton',
  retryLimit: 0,
  deadLetter: givenUpQueue.name,
} as const satisfies Queue

/** Those whose payload is a mail, or the code in one. */
export const queuesOfMails = [mailQueue, mailCodeQueue, undeliverableMailQueue].map(
  ({ name }) => name,
)

/** Every queue of background work. A dead-letter queue comes before the queue that uses it. */
export const queues = [
  givenUpQueue,
  releaseHoldsQueue,
  reconcilePaymentsQueue,
  undeliverableMailQueue,
  mailQueue,
  mailCodeQueue,
  completionMailQueue,
  packingMailQueue,
  replacementMailQueue,
  abandonedRefundQueue,
  refundQueue,
  smsQueue,
  pushQueue,
  forgetExpiredQueue,
  countPopularityQueue,
  stockAlertsQueue,
] as const

export type QueueName = (typeof queues)[number]['name']
