import { and, asc, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { BackOfficeAnswer } from '../../../contract/back-office/index.ts'
import { plusDays } from '../../../domain/days.ts'
import { fillingShare } from '../../../domain/delivery/slots.ts'
import type { Database } from '../../database/connect.ts'
import { deliveryRuns, deliveryStops, orders } from '../../database/schema.ts'
import type { Shop } from '../../shop.ts'
import { listOfficeSlots } from './slots.ts'

type Promises = BackOfficeAnswer<'GET /admin/delivery/promises'>

const daysCounted = 30
const mostListed = 20

const isPromised = and(
  isNotNull(orders.promisedTo),
  isNotNull(orders.paidAt),
  isNull(orders.cancelledAt),
)

/** How many of the promised times of the last days were kept, which orders are late now, and what fills up. */
export async function readPromises(shop: Shop): Promise<Promises> {
  const { database, now } = shop
  const at = now()
  const [counts, late, slots] = await Promise.all([
    countPromises(database, at),
    selectLate(database, at),
    listOfficeSlots(shop),
  ])
  const filling = slots.filter(
    ({ from, isClosed, closedBy, booked, capacity }) =>
      new Date(from) > at &&
      !isClosed &&
      closedBy === null &&
      booked > 0 &&
      booked >= capacity * fillingShare,
  )
  return {
    days: daysCounted,
    ...counts,
    late: late.map(({ orderId, promisedTo }) => ({
      orderId,
      promisedTo: (promisedTo ?? at).toISOString(),
    })),
    filling: filling.slice(0, mostListed),
  }
}

/** The stops of an order that a van has driven to, or is driving to. */
const stopsUnderWay = sql`${deliveryStops} join ${deliveryRuns} on ${deliveryRuns.id} = ${deliveryStops.runId}
  where ${deliveryStops.orderId} = ${orders.id} and ${deliveryStops.replacementId} is null
    and ${deliveryRuns.startedAt} is not null and ${deliveryStops.result} is distinct from 'TAKEN_BACK'`

/**
 * When somebody was at the door for the first time, also if nobody opened; in a shop whose drivers note nothing, when the
 * order left the store.
 */
const cameAt = sql`case when exists (select from ${stopsUnderWay})
  then (select min(${deliveryStops.doneAt}) from ${stopsUnderWay})
  else ${orders.completedAt} end`

/** A promise is kept before the end of the promised hours. */
async function countPromises(database: Database, at: Date) {
  const [counts] = await database
    .select({
      kept: sql`count(*) filter (where ${cameAt} <= ${orders.promisedTo})`.mapWith(Number),
      broken:
        sql`count(*) filter (where coalesce(${cameAt}, 'infinity') > ${orders.promisedTo})`.mapWith(
          Number,
        ),
    })
    .from(orders)
    .where(
      and(
        isPromised,
        gte(orders.promisedTo, plusDays(at, -daysCounted)),
        lt(orders.promisedTo, at),
      ),
    )
  return counts ?? { kept: 0, broken: 0 }
}

function selectLate(database: Database, at: Date) {
  return database
    .select({ orderId: orders.id, promisedTo: orders.promisedTo })
    .from(orders)
    .where(and(isPromised, isNull(orders.completedAt), lt(orders.promisedTo, at)))
    .orderBy(asc(orders.promisedTo), asc(orders.id))
    .limit(mostListed)
}
