import { and, eq, isNull, sql } from 'drizzle-orm'
import { isJustBefore } from '../database/conditions.ts'
import type { Transaction } from '../database/connect.ts'
import { contactMessages } from '../database/schema.ts'

type Sent = Pick<
  typeof contactMessages.$inferSelect,
  'name' | 'email' | 'phone' | 'message' | 'createdAt'
>

/** Whether its sender has sent the message just before. One sender's messages wait for each other until the transaction ends. */
export async function isRepetition(
  tx: Transaction,
  { name, email, phone, message, createdAt }: Sent,
): Promise<boolean> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('contact_messages'), hashtext(${email}))`,
  )
  const same = and(
    eq(contactMessages.name, name),
    eq(contactMessages.email, email),
    phone === null ? isNull(contactMessages.phone) : eq(contactMessages.phone, phone),
    eq(contactMessages.message, message),
    isJustBefore(contactMessages.createdAt, createdAt),
  )
  return (await tx.$count(contactMessages, same)) > 0
}

export async function insertContactMessage(
  tx: Transaction,
  message: typeof contactMessages.$inferInsert,
): Promise<void> {
  await tx.insert(contactMessages).values(message)
}
