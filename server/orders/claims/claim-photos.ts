import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Input } from '../../../contract/index.ts'
import { claimPhotoWaitMinutes } from '../../../domain/limits.ts'
import { isInTime } from '../../../domain/orders/claim-clock.ts'
import { claimKinds } from '../../../domain/orders/claims.ts'
import { plusMinutes } from '../../../domain/time.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { insertMany } from '../../database/many-rows.ts'
import { claimLines, claimPhotos, orders, privatePictures } from '../../database/schema.ts'
import type { Customer } from '../../http/environment.ts'
import { refusal } from '../../http/refusal.ts'
import { pictureDataUri, renderPhotograph } from '../../media/index.ts'
import { spend } from '../../rate-limits/index.ts'
import type { Shop } from '../../shop.ts'
import { findOwnOrder, requireClaims, requireClock } from './own-order.ts'

/** Stores a photograph of an order's customer. It waits an hour for the claim that it is for. */
export async function addPhoto(
  shop: Shop,
  customer: Customer,
  { orderId, picture }: Input<'POST /claim-photos'>['body'],
): Promise<number> {
  requireClaims(shop)
  const order = await findOwnOrder(shop.database, customer, orderId)
  const clock = requireClock(order)
  const uploadedAt = shop.now()
  if (!claimKinds.some((kind) => isInTime(clock, kind, uploadedAt))) {
    throw refusal('claimTooLate', { endedAt: clock.WRONG.toISOString() })
  }
  await spend(shop, ['claimPhotos', customer.id])
  const { hash, bytes } = await renderPhotograph(picture)
  const deleteAfter = plusMinutes(uploadedAt, claimPhotoWaitMinutes)
  const [stored] = await shop.database
    .insert(privatePictures)
    .values({ orderId: order.id, bytes, hash, uploadedAt, deleteAfter })
    .returning({ id: privatePictures.id })
  if (!stored) throw new Error(`The photograph of order ${orderId} has no id`)
  return stored.id
}

/** When the photographs for a claim came in. Refuses those of another order, of another claim, and expired ones. */
export async function waitingPhotos(
  tx: Transaction,
  orderId: number,
  ids: readonly number[],
  at: Date,
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map()
  const found = await tx
    .select({ id: privatePictures.id, uploadedAt: privatePictures.uploadedAt })
    .from(privatePictures)
    .leftJoin(claimPhotos, eq(claimPhotos.pictureId, privatePictures.id))
    .where(
      and(
        isOneOf(privatePictures.id, ids),
        eq(privatePictures.orderId, orderId),
        gt(privatePictures.deleteAfter, at),
        isNull(claimPhotos.lineId),
        // What a driver has photographed is no photograph of the customer's.
        isNull(privatePictures.stopId),
      ),
    )
    .for('update', { of: privatePictures })
  // One photograph for two lines is as wrong as one that is gone.
  if (found.length !== ids.length) throw refusal('unknownPhoto')
  return new Map(found.map(({ id, uploadedAt }) => [id, uploadedAt]))
}

/** Keeps the photographs of new lines while their claim is open. */
export async function attachPhotos(
  tx: Transaction,
  lines: readonly { id: number; photoIds: readonly number[] }[],
): Promise<void> {
  const rows = lines.flatMap(({ id, photoIds }) =>
    photoIds.map((pictureId) => ({ lineId: id, pictureId })),
  )
  if (rows.length === 0) return
  await insertMany(tx, claimPhotos, rows)
  await tx
    .update(privatePictures)
    .set({ deleteAfter: null })
    .where(
      isOneOf(
        privatePictures.id,
        rows.map(({ pictureId }) => pictureId),
      ),
    )
}

/** Sets when the photographs of a closed claim are deleted. */
export async function letPhotosExpire(
  tx: Transaction,
  claimId: number,
  deleteAfter: Date,
): Promise<void> {
  const ofClaim = tx
    .select({ id: claimPhotos.pictureId })
    .from(claimPhotos)
    .innerJoin(claimLines, eq(claimLines.id, claimPhotos.lineId))
    .where(eq(claimLines.claimId, claimId))
  await tx
    .update(privatePictures)
    .set({ deleteAfter })
    .where(sql`${privatePictures.id} in ${ofClaim}`)
}

/** A photograph of the customer's own order, as a data: URL. */
export async function ownPhoto(shop: Shop, customer: Customer, photoId: number): Promise<string> {
  requireClaims(shop)
  const [found] = await shop.database
    .select({ bytes: privatePictures.bytes })
    .from(privatePictures)
    .innerJoin(orders, eq(orders.id, privatePictures.orderId))
    .where(
      and(eq(privatePictures.id, photoId), eq(orders.userId, customer.id), isShown(shop.now())),
    )
  if (!found) throw refusal('notFound')
  return pictureDataUri(found.bytes)
}

/** A photograph of a claim, for an operator. One that waits for its claim is nobody's business yet. */
export async function photoOfClaim(database: Readable, photoId: number, at: Date): Promise<string> {
  const [found] = await database
    .select({ bytes: privatePictures.bytes })
    .from(privatePictures)
    .innerJoin(claimPhotos, eq(claimPhotos.pictureId, privatePictures.id))
    .where(and(eq(privatePictures.id, photoId), isNotNull(claimPhotos.lineId), isShown(at)))
  if (!found) throw refusal('notFound')
  return pictureDataUri(found.bytes)
}

/** Nobody sees what the next run of the retention job deletes. */
export function isShown(at: Date) {
  return or(isNull(privatePictures.deleteAfter), gt(privatePictures.deleteAfter, at))
}
