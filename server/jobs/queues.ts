import type { Queue } from 'pg-boss'
import { otpMinutes } from '../../domain/limits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export const releaseHoldsQueue = {
  name: 'release-lapsed-stock-holds',
  policy: 'singleton',
  retryLimit: 2,
} as const satisfies Queue

export const reconcilePaymentsQueue = {
  name: 'reconcile-payments',
  policy: 'singleton',
  retryLimit: 0,
} as const satisfies Queue

export const undeliverableMailQueue = {
  name: 'undeliverable-mail',
  deleteAfterSeconds: 14 * day,
} as const satisfies Queue

/** Tried again after some seconds, then ever more rarely, for about a day. */
export const mailQueue = {
  name: 'send-mail',
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: hour,
  expireInSeconds: 120,
  // A sent mail has no more use here, and is personal.
  deleteAfterSeconds: hour,
  deadLetter: undeliverableMailQueue.name,
} as const satisfies Queue

/** Tried for as long as a code lives: a mail that comes later is of no use. */
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

/** Tried for some hours; after that it is an operator's to do by hand. */
export const refundQueue = {
  name: 'refund-payment',
  retryLimit: 12,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: hour,
  expireInSeconds: 120,
} as const satisfies Queue

export const forgetExpiredQueue = {
  name: 'forget-expired-codes-and-tries',
  policy: 'singleton',
  retryLimit: 2,
} as const satisfies Queue

/** Every queue of background work; a queue stands after the one it hands its failures to. */
export const queues = [
  releaseHoldsQueue,
  reconcilePaymentsQueue,
  undeliverableMailQueue,
  mailQueue,
  mailCodeQueue,
  refundQueue,
  forgetExpiredQueue,
] as const

export type QueueName = (typeof queues)[number]['name']
