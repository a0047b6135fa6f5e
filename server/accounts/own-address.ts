import { normalizeEmail } from '../../domain/accounts/email.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'

/** Nobody resets another account from inside their own; guests name any address. */
export function requireOwnAddress(customer: Customer | undefined, email: string): void {
  if (customer && normalizeEmail(customer.email) !== normalizeEmail(email)) {
    throw refusal('notYours')
  }
}
