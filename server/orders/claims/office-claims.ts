import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { BackOfficeAnswer } from '../../../contract/back-office/index.ts'
import { dayInColombo, plusDays } from '../../../domain/days.ts'
import { noCents, rupees } from '../../../domain/money/money.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Database, Readable } from '../../database/connect.ts'
import {
  claimLines,
  claimPhotos,
  claims,
  orderCredits,
  orders,
  privatePictures,
} from '../../database/schema.ts'
import { refusal } from '../../http/refusal.ts'
import { namesOfGoods } from '../credits/goods-names.ts'
import { presentReplacement } from '../replacements/present-replacements.ts'
import { replacementsOf } from '../replacements/store.ts'
import { backInStore } from '../stops.ts'
import { presentClaim, presentLine, withClaims } from './present-claims.ts'

type Answer = BackOfficeAnswer<'GET /admin/orders/{orderId}/claims'>

/** How far back operators see what a customer has claimed. */
const daysSeen = 90
/** With so many claims within `daysMarked` a customer is marked, not blocked. */
const markedClaims = 3
const daysMarked = 30

/** The claims of an order, and what its customer has claimed before, for the operator who decides. */
export async function officeClaims(database: Database, orderId: number, at: Date): Promise<Answer> {
  const [row] = await database.select().from(orders).where(eq(orders.id, orderId))
  if (!row) throw refusal('unknownOrder')
  const { order, made } = await withClaims(database, row)
  if (made.length === 0) return { claims: [], replacements: [], customer: null }
  const names = namesOfGoods(order)
  const replacements = await replacementsOf(database, orderId)
  const ids = replacements.map(({ id }) => id)
  const back = await backInStore(database, ids, dayInColombo(at))
  const repeated = await seenBefore(
    database,
    made.flatMap(({ lines }) => lines.flatMap(({ photoIds }) => photoIds)),
  )
  return {
    claims: made.map((claim) => ({
      ...presentClaim(claim),
      lines: claim.lines.map((line) => ({
        ...presentLine(line, names.get(line.key)?.english ?? ''),
        decidedBy: line.decidedBy,
        seenBefore: line.photoIds.some((id) => repeated.has(id)),
      })),
    })),
    replacements: replacements.map((each) =>
      presentReplacement(each, names, { isBack: back.has(each.id) }),
    ),
    customer: row.userId === null ? null : await earlierOf(database, row.userId, at),
  }
}

/** Which of these photographs are files that came with an earlier claim. */
async function seenBefore(database: Readable, ids: readonly number[]): Promise<Set<number>> {
  const found = await database
    .select({ id: privatePictures.id })
    .from(privatePictures)
    .innerJoin(claimPhotos, eq(claimPhotos.pictureId, privatePictures.id))
    .innerJoin(claimLines, eq(claimLines.id, claimPhotos.lineId))
    .where(
      and(
        isOneOf(privatePictures.id, ids),
        sql`exists (select from private_pictures earlier
          join claim_photos photo on photo.picture_id = earlier.id
          join claim_lines line on line.id = photo.line_id
          where earlier.hash = ${privatePictures.hash} and line.claim_id < ${claimLines.claimId})`,
      ),
    )
  return new Set(found.map(({ id }) => id))
}

async function earlierOf(
  database: Readable,
  userId: number,
  at: Date,
): Promise<Answer['customer']> {
  const since = plusDays(at, -daysSeen)
  const own = eq(orders.userId, userId)
  const [[claimed], [ordered], [refunded]] = await Promise.all([
    database
      .select({
        claims: count(),
        recent:
          sql`count(*) filter (where ${gt(claims.openedAt, plusDays(at, -daysMarked))})`.mapWith(
            Number,
          ),
      })
      .from(claims)
      .innerJoin(orders, eq(orders.id, claims.orderId))
      .where(and(own, gt(claims.openedAt, since), eq(claims.isWithdrawn, false))),
    database
      .select({
        orders: count(),
        totalCents: sql`coalesce(sum(${orders.totalCents}), 0)`.mapWith(orders.totalCents),
      })
      .from(orders)
      .where(and(own, gt(orders.paidAt, since), isNull(orders.cancelledAt))),
    database
      .select({
        totalCents: sql`coalesce(sum(${orderCredits.amountCents}), 0)`.mapWith(
          orderCredits.amountCents,
        ),
      })
      .from(orderCredits)
      .innerJoin(orders, eq(orders.id, orderCredits.orderId))
      .where(
        and(
          own,
          eq(orderCredits.kind, 'CLAIM'),
          gt(orderCredits.at, since),
          isNull(orderCredits.voidedAt),
        ),
      ),
  ])
  return {
    days: daysSeen,
    claims: claimed?.claims ?? 0,
    orders: ordered?.orders ?? 0,
    refundedAmount: rupees(refunded?.totalCents ?? noCents),
    orderedAmount: rupees(ordered?.totalCents ?? noCents),
    isMarked: (claimed?.recent ?? 0) >= markedClaims,
  }
}
