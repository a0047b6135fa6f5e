import { sql } from 'drizzle-orm'
import { consignments, deliveryRuns, deliveryStops, orders } from '../database/schema.ts'

const others = sql.identifier('others')

/** When the order, or what is sent again of it, left the store last. */
const leftAt = sql`case when ${deliveryStops.replacementId} is null then ${orders.completedAt}
  else (select ${consignments.leftAt} from ${consignments} where ${consignments.id} = ${deliveryStops.replacementId}) end`

const wasHandedOver = sql`exists (select from ${deliveryStops} ${others}
  where ${others}.order_id = ${deliveryStops.orderId} and ${others}.result = 'DELIVERED'
    and ${others}.replacement_id is not distinct from ${deliveryStops.replacementId})`

const stops = sql`(select from ${deliveryStops} join ${deliveryRuns} on ${deliveryRuns.id} = ${deliveryStops.runId}
  where ${deliveryStops.orderId} = ${orders.id} and ${deliveryRuns.startedAt} >= ${leftAt}
    and not ${wasHandedOver})`

/**
 * True for orders that a van has taken out, or what is sent again of them, and that nobody has got since. A cancelled one
 * only comes back.
 */
export const isOutForDelivery = sql<boolean>`(${sql`${orders.cancelledAt} is null and exists ${stops}`})`
