import { eq } from 'drizzle-orm'
import { firstName } from '../../domain/recipients/first-name.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Transaction } from '../database/connect.ts'
import { orders, users } from '../database/schema.ts'
import type { Shop } from '../shop.ts'
import { sendSms } from '../sms/index.ts'
import type { OrderRow } from './store.ts'

type Wanted = {
  /** What it is about: nobody gets the same twice. */
  key: string
  write: (language: Language) => string
  isOnlyForNow?: boolean
}

type ForRecipient = Omit<Wanted, 'write'> & {
  /** With the first name of the customer who has ordered it. */
  write: (language: Language, customer: string | undefined) => string
}

type Texting = Pick<Shop, 'jobs' | 'settings' | 'now'>

/** Sends the customer of an order a text message beside the mail, if the shop does so. */
export async function textCustomerOf(
  tx: Transaction,
  shop: Texting,
  orderId: number,
  { write, ...message }: Wanted,
): Promise<void> {
  if (!shop.settings.get('sms.customers')) return
  const customer = await findCustomer(tx, orderId)
  if (!customer) return
  const { telephone, language } = customer
  await sendSms(tx, shop, { orderId, telephone, text: write(language), ...message })
}

/**
 * Sends somebody else who gets an order a text message, if the shop does so and its customer has agreed to it. In the
 * customer's language: nobody knows that of the recipient.
 */
export async function textRecipientOf(
  tx: Transaction,
  shop: Texting,
  { id: orderId, contact, tellRecipient }: OrderRow,
  { key, write, ...message }: ForRecipient,
): Promise<void> {
  if (!tellRecipient || !shop.settings.get('sms.recipients')) return
  const customer = await findCustomer(tx, orderId)
  if (!customer) return
  const text = write(customer.language, firstName(customer.name))
  const toRecipient = { orderId, telephone: contact, text, key: `to recipient: ${key}` }
  await sendSms(tx, shop, { ...toRecipient, ...message })
}

async function findCustomer(tx: Transaction, orderId: number) {
  const [customer] = await tx
    .select({ name: users.name, telephone: users.telephone, language: users.language })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(eq(orders.id, orderId))
  return customer
}
