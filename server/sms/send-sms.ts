import { and, asc, eq, isNull } from 'drizzle-orm'
import { smsLength } from '../../domain/sms/length.ts'
import { mobileNumber } from '../../domain/sms/mobile-number.ts'
import { sendableAt } from '../../domain/sms/quiet-hours.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { smsMessages } from '../database/schema.ts'
import { smsQueue } from '../jobs/queues.ts'
import type { Shop } from '../shop.ts'
import type { SmsGateway } from './sms-gateway.ts'

/** The payload of the job that sends a message. */
export type SmsToSend = { id: number }

type Wanted = {
  orderId: number
  /** What it is about: a repeated message of the same key is not written. */
  key: string
  /** As somebody has typed it. */
  telephone: string
  text: string
  /** It is of no use later: in the quiet hours it is not sent at all. */
  isOnlyForNow?: boolean
}

/** Writes a text message within a transaction, to be sent at once, or once the quiet hours are over. */
export async function sendSms(
  tx: Transaction,
  { jobs, settings, now }: Pick<Shop, 'jobs' | 'settings' | 'now'>,
  { orderId, key, telephone, text, isOnlyForNow = false }: Wanted,
): Promise<void> {
  const to = mobileNumber(telephone)
  if (!to) return
  const writtenAt = now()
  const quiet = { from: settings.get('sms.quietFrom'), until: settings.get('sms.quietUntil') }
  const dueAt = sendableAt(writtenAt, quiet)
  if (isOnlyForNow && dueAt > writtenAt) return
  const { parts } = smsLength(text)
  const [written] = await tx
    .insert(smsMessages)
    .values({ orderId, key, to, text, parts, writtenAt })
    .onConflictDoNothing()
    .returning({ id: smsMessages.id })
  if (written) await jobs.enqueue(tx, smsQueue.name, [written], dueAt)
}

/**
 * Hands a message to the gateway, once. That it is tried is stored before, so that nobody gets it twice after a crash or
 * silence; without an account at a gateway it stays as it is.
 */
export async function deliverSms(
  { database, now, log }: Pick<Shop, 'database' | 'now' | 'log'>,
  gateway: SmsGateway | undefined,
  { id }: SmsToSend,
): Promise<void> {
  if (!gateway) return
  const [message] = await database
    .update(smsMessages)
    .set({ triedAt: now() })
    .where(and(eq(smsMessages.id, id), isNull(smsMessages.triedAt)))
    .returning()
  if (!message) return
  try {
    const { isTaken, answer } = await gateway.send(message)
    await database
      .update(smsMessages)
      .set({ answer, sentAt: isTaken ? now() : null })
      .where(eq(smsMessages.id, id))
    if (!isTaken) log.error({ sms: id, answer }, 'The gateway refused a text message')
  } catch (error) {
    log.error({ err: error, sms: id }, 'A text message has no answer and is not sent again')
  }
}

/** Deletes the messages about orders whose customer is erased. */
export async function eraseSms(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  await tx.delete(smsMessages).where(isOneOf(smsMessages.orderId, orderIds))
}

/** The messages about orders, for the customer's own copy of the data. */
export async function smsToExport(database: Readable, orderIds: readonly number[]) {
  const found = await database
    .select()
    .from(smsMessages)
    .where(isOneOf(smsMessages.orderId, orderIds))
    .orderBy(asc(smsMessages.id))
  const shown = found.map(({ orderId, to, text, writtenAt, sentAt }) => ({
    ...{ orderId, to, text },
    writtenAt: writtenAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }))
  return Map.groupBy(shown, ({ orderId }) => orderId)
}
