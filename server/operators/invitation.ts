import { hash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { plusDays } from '../../domain/days.ts'
import { invitationDays } from '../../domain/limits.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { operatorInvitations } from '../database/schema.ts'
import { lettersOf, makeLetters } from './letters.ts'

/**
 * A new invitation for an operator without a second factor, in place of an earlier one. It is shown once, to
 * the one who appoints the operator: who has only the operator's password, or mailbox, cannot enrol a phone.
 */
export async function invite(tx: Transaction, userId: number, at: Date): Promise<string> {
  const invitation = makeLetters(4)
  const fresh = { hash: hashInvitation(invitation), expiresAt: plusDays(at, invitationDays) }
  await tx
    .insert(operatorInvitations)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: operatorInvitations.userId, set: fresh })
  return invitation
}

export async function isInvited(
  database: Readable,
  userId: number,
  invitation: string,
  at: Date,
): Promise<boolean> {
  const isRight = and(
    eq(operatorInvitations.userId, userId),
    eq(operatorInvitations.hash, hashInvitation(invitation)),
    gt(operatorInvitations.expiresAt, at),
  )
  return (await database.$count(operatorInvitations, isRight)) > 0
}

/** Uses up the invitation, or takes it back. */
export async function deleteInvitation(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(operatorInvitations).where(eq(operatorInvitations.userId, userId))
}

/** Not keyed: its 100 random bits cannot be tried out. */
function hashInvitation(invitation: string): string {
  return hash('sha256', lettersOf(invitation), 'base64url')
}
