import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/connect.ts'
import { orders, users } from '../database/schema.ts'
import type { Letter } from '../mail/letter.ts'
import type { MailAddress } from '../mail/mail.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { Shop } from '../shop.ts'

/** Whoever placed the order, as mails address them; undefined once their data were erased. */
export async function customerOf(
  tx: Transaction,
  orderId: number,
): Promise<MailAddress | undefined> {
  const [customer] = await tx
    .select({ name: users.name, address: users.email })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(eq(orders.id, orderId))
  return customer
}

/**
 * Sends a letter to whoever placed the order, together with what the transaction changes; to nobody
 * once that customer's data were erased.
 */
export async function mailCustomerOf(
  tx: Transaction,
  { jobs }: Pick<Shop, 'jobs'>,
  orderId: number,
  letter: Letter,
): Promise<void> {
  const to = await customerOf(tx, orderId)
  if (to) await sendMail(tx, { jobs }, { to, letter })
}
