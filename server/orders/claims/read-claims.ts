import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { unitsToClaim } from '../../../domain/orders/claims.ts'
import type { CreditedGoods } from '../../../domain/orders/plan-credit.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Readable } from '../../database/connect.ts'
import { claimLines, claimPhotos, claims, orderGoods } from '../../database/schema.ts'
import { refusal } from '../../http/refusal.ts'
import { creditedGoods } from '../credits/credited-goods.ts'
import { goodsKey } from '../credits/read-credits.ts'
import type { ReadOrder } from '../read-orders.ts'
import type { Replacement } from '../replacements/store.ts'

export type ReadClaim = Awaited<ReturnType<typeof claimsOf>>[number]
export type ReadClaimLine = ReadClaim['lines'][number]

/** The claims of an order with their lines, the latest first. */
export function claimsOf(database: Readable, orderId: number) {
  return claimsOfOrders(database, [orderId])
}

export async function claimsOfOrders(database: Readable, orderIds: readonly number[]) {
  const found = await database
    .select()
    .from(claims)
    .where(isOneOf(claims.orderId, orderIds))
    .orderBy(desc(claims.id))
  if (found.length === 0) return []
  const lines = await linesOf(
    database,
    found.map(({ id }) => id),
  )
  const ofClaim = Map.groupBy(lines, ({ claimId }) => claimId)
  return found.map((claim) => ({ ...claim, lines: ofClaim.get(claim.id) ?? [] }))
}

async function linesOf(database: Readable, claimIds: readonly number[]) {
  const found = await database
    .select({
      line: claimLines,
      goods: {
        id: orderGoods.id,
        product: orderGoods.orderProductId,
        content: orderGoods.orderItemProductId,
      },
      productId: orderGoods.productId,
    })
    .from(claimLines)
    .innerJoin(orderGoods, eq(orderGoods.id, claimLines.goodsId))
    .where(isOneOf(claimLines.claimId, claimIds))
    .orderBy(asc(claimLines.id))
  const photos = await photosOf(
    database,
    found.map(({ line }) => line.id),
  )
  return found.map(({ line, goods, productId }) => ({
    ...line,
    key: line.substituteId ? (`substitute-${line.substituteId}` as const) : goodsKey(goods),
    productId,
    photoIds: photos.get(line.id) ?? [],
  }))
}

async function photosOf(
  database: Readable,
  lineIds: readonly number[],
): Promise<Map<number, number[]>> {
  const found = await database
    .select()
    .from(claimPhotos)
    .where(isOneOf(claimPhotos.lineId, lineIds))
    .orderBy(asc(claimPhotos.pictureId))
  const ofLine = Map.groupBy(found, ({ lineId }) => lineId)
  return new Map(
    [...ofLine].map(([lineId, rows]) => [lineId, rows.map(({ pictureId }) => pictureId)]),
  )
}

export async function hasOpenClaim(database: Readable, orderId: number): Promise<boolean> {
  const found = await database
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.orderId, orderId), isNull(claims.closedAt)))
  return found.length > 0
}

/** The id of the order that a line is about; refuses if there is no such line. */
export async function orderOfLine(database: Readable, lineId: number): Promise<number> {
  const [found] = await database
    .select({ orderId: claims.orderId })
    .from(claimLines)
    .innerJoin(claims, eq(claims.id, claimLines.claimId))
    .where(eq(claimLines.id, lineId))
  if (!found) throw refusal('notFound')
  return found.orderId
}

type ClaimableGoods = CreditedGoods & { unitsToClaim: number }

/** The goods of an order, with how many units of each can still be claimed. */
export function claimableGoods(
  order: Pick<ReadOrder, 'items' | 'products' | 'credits' | 'sent'>,
  made: readonly ReadClaim[],
  replacements: readonly Replacement[],
): ClaimableGoods[] {
  const counting = made.filter(({ isWithdrawn }) => !isWithdrawn).flatMap(({ lines }) => lines)
  const claimed = Map.groupBy(counting, ({ key }) => key)
  const sentAgain = replacements.flatMap(({ lines }) => lines)
  return creditedGoods(order).map((goods) => ({
    ...goods,
    unitsToClaim: unitsToClaim({
      ...goods,
      claimed: claimed.get(goods.key) ?? [],
      notSent: sentAgain.reduce((sum, { key, short }) => sum + (key === goods.key ? short : 0), 0),
    }),
  }))
}
