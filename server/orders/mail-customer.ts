import { and, eq, ne } from 'drizzle-orm'
import type { Language } from '../../domain/texts/texts.ts'
import type { Transaction } from '../database/connect.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { orders, users } from '../database/schema.ts'
import type { Letter } from '../mail/letter.ts'
import type { MailAddress } from '../mail/mail.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { Shop } from '../shop.ts'

/** Whom a mail is for, and in which language. */
export type Addressee = { to: MailAddress; language: Language }

/** The customer who placed the order; undefined without an address, and once their data have been erased. */
export async function customerOf(tx: Transaction, orderId: number): Promise<Addressee | undefined> {
  const [customer] = await selectCustomer(tx, { orderId })
  return customer
}

const customer = { to: { name: users.name, address: users.email }, language: users.language }

const selectCustomer = prepared((tx, { orderId }: Placeholders<{ orderId: number }>) =>
  tx
    .select(customer)
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(and(eq(orders.id, orderId), ne(users.email, ''))),
)

/**
 * Mails the customer who placed the order, within the transaction and in their language; does nothing once
 * that customer's data have been erased.
 */
export async function mailCustomerOf(
  tx: Transaction,
  { jobs }: Pick<Shop, 'jobs'>,
  orderId: number,
  write: (language: Language) => Letter,
): Promise<void> {
  const customer = await customerOf(tx, orderId)
  if (!customer) return
  const { to, language } = customer
  await sendMail(tx, { jobs }, { to, letter: write(language), about: { orderId } })
}
