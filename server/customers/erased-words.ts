import { eq } from 'drizzle-orm'
import { phoneWithoutPrefix } from '../../domain/accounts/phone.ts'
import type { Transaction } from '../database/connect.ts'
import { orders, recipients } from '../database/schema.ts'
import type { CustomerRow } from './store.ts'

/** Shorter words occur in any text. */
const shortestWord = 3

/**
 * A PostgreSQL pattern for everything that identifies the customer or the recipients of their orders:
 * names and their parts, addresses, emails, and phone numbers in any notation.
 */
export async function wordsAbout(tx: Transaction, customer: CustomerRow): Promise<string> {
  const [saved, ordered] = [
    await tx
      .selectDistinct(addressOf(recipients))
      .from(recipients)
      .where(eq(recipients.userId, customer.id)),
    await tx.selectDistinct(addressOf(orders)).from(orders).where(eq(orders.userId, customer.id)),
  ]
  const addresses = [...saved, ...ordered]
  const names = [customer.name, ...addresses.map(({ recipientName }) => recipientName)]
  const phones = [customer.telephone, ...addresses.map(({ contact }) => contact)]
  const texts = [
    customer.email,
    customer.nic,
    ...names,
    ...names.flatMap((name) => name.split(/\s+/)),
    ...addresses.flatMap(({ streetAddress, email }) => [streetAddress, email ?? '']),
  ]
  const patterns = [...phones.map(phonePattern), ...texts.map(textPattern)]
  return [...new Set(patterns)].filter((pattern) => pattern.length >= shortestWord).join('|')
}

function addressOf(table: typeof orders | typeof recipients) {
  const { recipientName, streetAddress, contact, email } = table
  return { recipientName, streetAddress, contact, email }
}

function textPattern(text: string): string {
  return text.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Matches the phone number in any notation, with or without country code. */
function phonePattern(phone: string): string {
  const digits = phoneWithoutPrefix(phone).replace(/\D/g, '')
  return digits && `(\\+94|0)?[ .()-]*${[...digits].join('[ .()-]*')}`
}
