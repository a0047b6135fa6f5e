import { eq } from 'drizzle-orm'
import type { Language } from '../../domain/texts/texts.ts'
import type { Transaction } from '../database/connect.ts'
import { orders, users } from '../database/schema.ts'
import type { Shop } from '../shop.ts'
import { sendSms } from '../sms/index.ts'

type Wanted = {
  /** What it is about: nobody gets the same twice. */
  key: string
  write: (language: Language) => string
  isOnlyForNow?: boolean
}

/** Sends the customer of an order a text message beside the mail, if the shop does so. */
export async function textCustomerOf(
  tx: Transaction,
  shop: Pick<Shop, 'jobs' | 'settings' | 'now'>,
  orderId: number,
  { key, write, isOnlyForNow }: Wanted,
): Promise<void> {
  if (!shop.settings.get('sms.customers')) return
  const [customer] = await tx
    .select({ telephone: users.telephone, language: users.language })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(eq(orders.id, orderId))
  if (!customer) return
  const { telephone, language } = customer
  await sendSms(tx, shop, { orderId, key, telephone, text: write(language), isOnlyForNow })
}
