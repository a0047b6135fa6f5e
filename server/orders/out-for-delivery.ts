import { sql } from 'drizzle-orm'
import { dayInColombo, plusDays } from '../../domain/days.ts'
import { lateDays } from '../../domain/limits.ts'
import { consignments, deliveryRuns, deliveryStops, orders } from '../database/schema.ts'

const others = sql.identifier('others')
const runs = sql.identifier('runs')

/** When the order, or what is sent again of it, left the store last. */
const leftAt = sql`case when ${deliveryStops.replacementId} is null then ${orders.completedAt}
  else (select ${consignments.leftAt} from ${consignments} where ${consignments.id} = ${deliveryStops.replacementId}) end`

const ofSameLoad = sql`${others}.order_id = ${deliveryStops.orderId}
  and ${others}.replacement_id is not distinct from ${deliveryStops.replacementId}`

const wasHandedOver = sql`exists (select from ${deliveryStops} ${others}
  where ${ofSameLoad} and ${others}.result = 'DELIVERED')`

/** Whether a driver can still say something of it, or it is planned again. */
const isInRunSince = (day: string) => sql`exists (select from ${deliveryStops} ${others}
  join ${deliveryRuns} ${runs} on ${runs}.id = ${others}.run_id
  where ${ofSameLoad} and ${runs}.date >= ${day})`

const stopsSince = (day: string) => sql`(select from ${deliveryStops}
  join ${deliveryRuns} on ${deliveryRuns.id} = ${deliveryStops.runId}
  where ${deliveryStops.orderId} = ${orders.id} and ${deliveryRuns.startedAt} >= ${leftAt}
    and not ${wasHandedOver} and ${isInRunSince(day)})`

/**
 * True for orders that a van has taken out, or what is sent again of them, and that nobody has got since. A cancelled one
 * only comes back. It ends some days after the last run: what no driver has said by then, none can say any more.
 */
export function isOutForDelivery(at: Date) {
  const stops = stopsSince(dayInColombo(plusDays(at, -lateDays)))
  return sql<boolean>`(${sql`${orders.cancelledAt} is null and exists ${stops}`})`
}
