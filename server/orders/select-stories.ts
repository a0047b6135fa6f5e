import { and, asc, inArray } from 'drizzle-orm'
import { eventsOfStory, storyOf } from '../../domain/orders/story.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable } from '../database/connect.ts'
import { orderEvents } from '../database/schema.ts'

/** What happened to each order, as its customer reads it, by the id of the order. */
export async function selectStories(database: Readable, orderIds: readonly number[]) {
  const events = await database
    .select({ orderId: orderEvents.orderId, kind: orderEvents.kind, at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(isOneOf(orderEvents.orderId, orderIds), inArray(orderEvents.kind, [...eventsOfStory])),
    )
    .orderBy(asc(orderEvents.id))
  const told = events.flatMap(({ kind, ...event }) => {
    const known = eventsOfStory.find((each) => each === kind)
    return known ? [{ ...event, kind: known }] : []
  })
  return new Map(
    [...Map.groupBy(told, ({ orderId }) => orderId)].map(([orderId, own]) => [
      orderId,
      storyOf(own).map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    ]),
  )
}
