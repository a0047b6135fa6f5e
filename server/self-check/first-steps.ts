import { isNotNull } from 'drizzle-orm'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { dayInColombo } from '../../domain/days.ts'
import { isClosedOn } from '../../domain/delivery/opening.ts'
import { stepsOf } from '../../domain/settings/first-steps.ts'
import type { Shortcoming } from '../../domain/settings/self-check.ts'
import { orders, products } from '../database/schema.ts'
import type { Shop } from '../shop.ts'

/** How far the shop is on its way to its first customer. */
export async function readFirstSteps(
  { database, settings, delivery, now }: Shop,
  missing: readonly Shortcoming[],
): Promise<BackOfficeAnswer<'GET /admin/first-steps'>> {
  const [all, published, sold] = await Promise.all([
    database.$count(products),
    database.$count(products, isNotNull(products.publishedAt)),
    database.select({ id: orders.id }).from(orders).where(isNotNull(orders.paidAt)).limit(1),
  ])
  const isClosed = isClosedOn(dayInColombo(now()), settings.get('opening.closedUntil'))
  const areas = delivery.areas.length
  const steps = stepsOf({ missing, products: all, published, areas, isClosed })
  return { steps, missing: [...missing], hasSold: sold.length > 0 }
}
