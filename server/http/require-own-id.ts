import type { Customer } from './environment.ts'
import { refusal } from './refusal.ts'

/** Refuses a request with a customer id other than the token's. */
export function requireOwnId(customer: Customer, userId: number | null | undefined): void {
  if (userId != null && userId !== customer.id) throw refusal('notYours')
}
