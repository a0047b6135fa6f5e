import type { Role } from '../../domain/operators/rights.ts'
import { deleteInviteLinks } from '../accounts/index.ts'
import { type Actor, recordChange } from '../audit-log/index.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { deleteInvitation, invite } from './invitation.ts'
import {
  deleteSecondFactor,
  findOperator,
  lockAccount,
  lockOwners,
  replaceRoles,
  setRole,
} from './store.ts'

type Staff = { database: Database; now: () => Date }
type Appointed = { id: number; invitation: string }
type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/**
 * Makes an existing account an operator, which ends its sessions as a customer. The invitation is for the
 * first login, and is to be handed over in person.
 */
export function addOperator(
  { database, now }: Staff,
  actor: Actor,
  email: string,
  roles: readonly Role[],
): Promise<Appointed> {
  return database.transaction(async (tx) => {
    const account = await lockAccount(tx, email)
    if (!account) throw refusal('unknownAccount')
    return appoint(tx, actor, account, roles, now())
  })
}

/** The same for a locked account, within a transaction. */
export async function appoint(
  tx: Transaction,
  actor: Actor,
  account: Account,
  roles: readonly Role[],
  at: Date,
): Promise<Appointed> {
  if (account.role === 'ADMIN') throw refusal('alreadyOperator')
  await setRole(tx, account.id, 'ADMIN')
  await replaceRoles(tx, account.id, roles)
  await recordChange(tx, actor, {
    action: 'add operator',
    subject: { kind: 'operator', id: account.id },
    before: { role: 'USER' },
    after: { role: 'ADMIN', roles: [...roles] },
  })
  return { id: account.id, invitation: await invite(tx, account.id, at) }
}

type NewRoles = {
  roles: readonly Role[] /** Those that were replaced, as they were read. */
  seen: readonly Role[]
}

/** Gives an operator other roles, which count for the next request. Refuses to leave the shop without an owner. */
export function changeRoles(
  database: Database,
  actor: Actor,
  operatorId: number,
  { roles, seen }: NewRoles,
): Promise<void> {
  return database.transaction(async (tx) => {
    const owners = await lockOwners(tx)
    const operator = await findOperator(tx, operatorId)
    if (!operator) throw refusal('unknownOperator')
    if (!isSame(operator.roles, seen)) throw refusal('editedElsewhere')
    if (isSame(operator.roles, roles)) return
    if (!roles.includes('OWNER')) requireOtherOwner(owners, operatorId)
    await replaceRoles(tx, operatorId, roles)
    await recordChange(tx, actor, {
      action: 'change roles',
      subject: { kind: 'operator', id: operatorId },
      before: { roles: operator.roles },
      after: { roles: [...roles] },
    })
  })
}

/**
 * Makes an operator a customer again: second factor, recovery codes and all sessions are deleted. Only the command
 * line can remove the last owner.
 */
export function removeOperator(database: Database, actor: Actor, email: string): Promise<void> {
  return database.transaction(async (tx) => {
    const owners = await lockOwners(tx)
    const account = await lockAccount(tx, email)
    if (account?.role !== 'ADMIN') throw refusal('unknownOperator')
    if (actor.id !== null) requireOtherOwner(owners, account.id)
    await setRole(tx, account.id, 'USER')
    await replaceRoles(tx, account.id, [])
    await deleteSecondFactor(tx, account.id)
    await deleteInvitation(tx, account.id)
    await deleteInviteLinks(tx, account.id)
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
    if (account?.role !== 'ADMIN') throw refusal('unknownOperator')
    await deleteSecondFactor(tx, account.id)
    const subject = { kind: 'operator' as const, id: account.id }
    await recordChange(tx, actor, { action: 'forget second factor', subject })
    return invite(tx, account.id, now())
  })
}

function requireOtherOwner(owners: readonly number[], operatorId: number): void {
  if (!owners.some((id) => id !== operatorId)) throw refusal('lastOwner')
}

function isSame(one: readonly Role[], other: readonly Role[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role))
}
