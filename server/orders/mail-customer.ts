import { eq } from 'drizzle-orm'
import { isOneOf } from '../database/conditions.ts'
import type { Transaction } from '../database/connect.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { orders, users } from '../database/schema.ts'
import type { Letter } from '../mail/letter.ts'
import type { MailAddress } from '../mail/mail.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { Shop } from '../shop.ts'

/** The customer who placed the order, as a mail address; undefined once their data have been erased. */
export async function customerOf(
  tx: Transaction,
  orderId: number,
): Promise<MailAddress | undefined> {
  const [customer] = await selectCustomer(tx, { orderId })
  return customer
}

/** The customer of each of the orders; those whose data have been erased are not in the map. */
export async function customersOf(
  tx: Transaction,
  orderIds: readonly number[],
): Promise<Map<number, MailAddress>> {
  const rows = await selectCustomers(tx, { orderIds })
  return new Map(rows.map(({ orderId, ...customer }) => [orderId, customer]))
}

const customer = { name: users.name, address: users.email }

// Not the statement below with a list of one: PostgreSQL would plan that each time, which takes ten times as long as
// executing it.
const selectCustomer = prepared((tx, { orderId }: Placeholders<{ orderId: number }>) =>
  tx
    .select(customer)
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(eq(orders.id, orderId)),
)

const selectCustomers = prepared(
  (tx, { orderIds }: Placeholders<{ orderIds: readonly number[] }>) =>
    tx
      .select({ orderId: orders.id, ...customer })
      .from(users)
      .innerJoin(orders, eq(orders.userId, users.id))
      .where(isOneOf(orders.id, orderIds)),
)

/**
 * Mails the customer who placed the order, within the transaction; does nothing once that customer's
 * data have been erased.
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
