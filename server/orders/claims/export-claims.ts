import { and } from 'drizzle-orm'
import type { BackOfficeAnswer } from '../../../contract/back-office/index.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Readable } from '../../database/connect.ts'
import { privatePictures } from '../../database/schema.ts'
import { pictureDataUri } from '../../media/index.ts'
import { namesOfGoods } from '../credits/goods-names.ts'
import type { ReadOrder } from '../read-orders.ts'
import { selectPacked, substitutesIn } from '../select-packed.ts'
import { isShown } from './claim-photos.ts'
import { presentClaim, presentLine } from './present-claims.ts'
import { claimsOfOrders } from './read-claims.ts'

type Exported =
  BackOfficeAnswer<'POST /admin/customers/{customerId}/exports'>['orders'][number]['claims']

/** The claims of orders with their photographs, by the ids of the orders. */
export async function claimsToExport(
  database: Readable,
  orders: readonly ReadOrder[],
  at: Date,
): Promise<Map<number, Exported>> {
  const made = await claimsOfOrders(
    database,
    orders.map(({ id }) => id),
  )
  const lines = made.flatMap((claim) => claim.lines)
  const photos = await picturesOf(
    database,
    lines.flatMap(({ photoIds }) => photoIds),
    at,
  )
  const packed = await selectPacked(database, orders)
  const ofOrder = Map.groupBy(made, ({ orderId }) => orderId)
  return new Map(
    orders.map((order) => {
      const names = namesOfGoods({ ...order, sent: substitutesIn(packed.get(order.id)) })
      const present = (line: (typeof lines)[number]) => {
        const { photoIds, ...facts } = presentLine(line, names.get(line.key)?.shown ?? '')
        return { ...facts, photos: photoIds.flatMap((id) => photos.get(id) ?? []) }
      }
      const claims = ofOrder.get(order.id) ?? []
      return [
        order.id,
        claims.map((claim) => ({ ...presentClaim(claim), lines: claim.lines.map(present) })),
      ]
    }),
  )
}

async function picturesOf(database: Readable, ids: readonly number[], at: Date) {
  if (ids.length === 0) return new Map<number, string>()
  const found = await database
    .select({ id: privatePictures.id, bytes: privatePictures.bytes })
    .from(privatePictures)
    .where(and(isOneOf(privatePictures.id, ids), isShown(at)))
  return new Map(found.map(({ id, bytes }) => [id, pictureDataUri(bytes)]))
}
