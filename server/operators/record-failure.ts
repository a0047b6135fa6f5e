import { recordChange } from '../audit-log/index.ts'
import type { SignedIn } from '../back-office/for-operators.ts'
import type { Shop } from '../shop.ts'

/**
 * Writes to the audit log that somebody in an operator's session does not know what its operator knows. Limits
 * on wrong tries bound the number of entries.
 */
export async function recordFailure(
  { database }: Shop,
  operator: SignedIn['operator'],
  action: 'wrong password' | 'wrong invitation' | 'wrong second factor',
): Promise<void> {
  const subject = { kind: 'operator' as const, id: operator.id }
  await database.transaction((tx) => recordChange(tx, operator, { action, subject }))
}
