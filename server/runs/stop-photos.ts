import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { plusDays } from '../../domain/days.ts'
import { deliveryPhotoDays, mostStopPhotos } from '../../domain/limits.ts'
import type { Actor } from '../audit-log/index.ts'
import type { Readable } from '../database/connect.ts'
import { privatePictures } from '../database/schema.ts'
import { refusal } from '../http/refusal.ts'
import { pictureDataUri, renderPhotograph } from '../media/index.ts'
import type { Shop } from '../shop.ts'
import { requireMyStartedRun } from './my-runs.ts'
import { findStop, insertStep } from './store.ts'
import { lockStop } from './take-driving-step.ts'

/** Stores a photograph of where an order was left, as private as those of claims. A repeated one counts once. */
export async function addStopPhoto(
  shop: Shop,
  driver: Actor,
  stopId: number,
  { opId, picture }: { opId: string; picture: string },
): Promise<void> {
  const stop = await findStop(shop.database, stopId)
  if (!stop) throw refusal('notFound')
  await requireMyStartedRun(shop.database, shop, driver, stop.runId)
  // Before anything is locked: decoding takes long.
  const { hash, bytes } = await renderPhotograph(picture)
  const uploadedAt = shop.now()
  await shop.database.transaction(async (tx) => {
    const { order } = await lockStop(tx, shop, driver, stopId)
    const step = { opId, stopId, kind: 'PHOTO' as const, body: {}, byOperator: driver.email }
    if (!(await insertStep(tx, step))) return
    // Erased in the meantime: nothing of that customer is kept any more.
    if (order.userId === null) return
    const before = await tx.$count(privatePictures, eq(privatePictures.stopId, stopId))
    if (before >= mostStopPhotos) throw refusal('tooManyPhotos')
    const deleteAfter = plusDays(uploadedAt, deliveryPhotoDays)
    await tx
      .insert(privatePictures)
      .values({ orderId: order.id, stopId, bytes, hash, uploadedAt, deleteAfter })
  })
}

/** A photograph that a driver has taken, for those who see orders. */
export async function stopPhoto(database: Readable, photoId: number, at: Date): Promise<string> {
  const [found] = await database
    .select({ bytes: privatePictures.bytes })
    .from(privatePictures)
    .where(
      and(
        eq(privatePictures.id, photoId),
        isNotNull(privatePictures.stopId),
        gt(privatePictures.deleteAfter, at),
      ),
    )
  if (!found) throw refusal('notFound')
  return pictureDataUri(found.bytes)
}
