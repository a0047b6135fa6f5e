import { type Actor, recordChange } from '../audit-log/index.ts'
import type { Database } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { deleteInvitation, invite } from './invitation.ts'
import { deleteSecondFactor, lockAccount, setRole } from './store.ts'

type Staff = { database: Database; now: () => Date }

/**
 * Makes an existing account an operator, which ends its sessions as a customer. The invitation is for the
 * first login, and is to be handed over in person.
 */
export function addOperator(
  { database, now }: Staff,
  actor: Actor,
  email: string,
): Promise<{ id: number; invitation: string }> {
  return database.transaction(async (tx) => {
    const account = await lockAccount(tx, email)
    if (!account) throw refusal('unknownAccount')
    if (account.role === 'ADMIN') throw refusal('alreadyOperator')
    await setRole(tx, account.id, 'ADMIN')
    await recordChange(tx, actor, {
      action: 'add operator',
      subject: { kind: 'operator', id: account.id },
      before: { role: 'USER' },
      after: { role: 'ADMIN' },
    })
    return { id: account.id, invitation: await invite(tx, account.id, now()) }
  })
}

/** Makes an operator a customer again: second factor, recovery codes and all sessions are deleted. */
export function removeOperator(database: Database, actor: Actor, email: string): Promise<void> {
  return database.transaction(async (tx) => {
    const account = await lockAccount(tx, email)
    if (account?.role !== 'ADMIN') throw refusal('notFound')
    await setRole(tx, account.id, 'USER')
    await deleteSecondFactor(tx, account.id)
    await deleteInvitation(tx, account.id)
    await recordChange(tx, actor, {
      action: 'remove operator',
      subject: { kind: 'operator', id: account.id },
      before: { role: 'ADMIN' },
      after: { role: 'USER' },
    })
  })
}

/**
 * For an operator who has lost the phone and the recovery codes, or the invitation: with the new invitation the
 * next login sets up a new second factor.
 */
export function forgetSecondFactor(
  { database, now }: Staff,
  actor: Actor,
  email: string,
): Promise<string> {
  return database.transaction(async (tx) => {
    const account = await lockAccount(tx, email)
    if (account?.role !== 'ADMIN') throw refusal('notFound')
    await deleteSecondFactor(tx, account.id)
    const subject = { kind: 'operator', id: account.id }
    await recordChange(tx, actor, { action: 'forget second factor', subject })
    return invite(tx, account.id, now())
  })
}
