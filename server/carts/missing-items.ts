import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { type MissingItemsAsked, missingItemsAsked } from '../../domain/orders/missing-items.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { orders } from '../database/schema.ts'
import type { Shop } from '../shop.ts'

/** What the checkout asks this customer about missing goods. Only a shop that asks reads the customer's last choice. */
export async function missingItemsFor(
  { database, settings }: Shop,
  userId: number,
): Promise<MissingItemsAsked | undefined> {
  if (!settings.get('orders.missingItems')) return undefined
  const [last] = await selectLastChoice(database, { userId })
  return missingItemsAsked(last?.choice, { callFirst: settings.get('orders.callFirst') })
}

const selectLastChoice = prepared((database, { userId }: Placeholders<{ userId: number }>) =>
  database
    .select({ choice: orders.missingItems })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.missingItems)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1),
)
