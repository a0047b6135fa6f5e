import { normalizeEmail } from '../../domain/accounts/email.ts'
import type { Customer } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'

/** Refuses a signed-in customer who names the email address of another account; guests may name any. */
export function requireOwnAddress(customer: Customer | undefined, email: string): void {
  if (customer && normalizeEmail(customer.email) !== normalizeEmail(email)) {
    throw refusal('notYours')
  }
}
