import type { OrderClaims } from '../../../contract/index.ts'
import { isInTime } from '../../../domain/orders/claim-clock.ts'
import { claimKinds, claimStateOf } from '../../../domain/orders/claims.ts'
import type { Database } from '../../database/connect.ts'
import type { Customer } from '../../http/environment.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { namesOfGoods } from '../credits/goods-names.ts'
import { type ReadOrder, withLines } from '../read-orders.ts'
import { type Replacement, replacementsOf } from '../replacements/store.ts'
import { withSubstitutes } from '../select-packed.ts'
import type { OrderRow } from '../store.ts'
import { findOwnOrder, requireClaims, requireClock } from './own-order.ts'
import { claimableGoods, claimsOf, type ReadClaim, type ReadClaimLine } from './read-claims.ts'

/** What can be claimed of the customer's order, and what was. */
export async function ownClaims(
  shop: Shop,
  customer: Customer,
  orderId: number,
): Promise<OrderClaims> {
  requireClaims(shop)
  const row = await findOwnOrder(shop.database, customer, orderId)
  const clock = requireClock(row)
  const at = shop.now()
  const { order, made } = await withClaims(shop.database, row)
  const replacements = await replacementsOf(shop.database, orderId)
  const names = namesOfGoods(order)
  return {
    deadlines: claimKinds.map((kind) => ({
      kind,
      until: clock[kind].toISOString(),
      isOver: !isInTime(clock, kind, at),
    })),
    goods: claimableGoods(order, made, replacements).map(({ key, unitsToClaim }) => ({
      goods: key,
      name: names.get(key)?.shown ?? '',
      packageName: names.get(key)?.shownPackageName ?? null,
      units: unitsToClaim,
    })),
    claims: made.map((claim) => ({
      ...presentClaim(claim),
      lines: claim.lines.map((line) => presentLine(line, names.get(line.key)?.shown ?? '')),
    })),
    replacements: replacements.flatMap((each) => {
      // Of what is packed only what was found is sent; the rest was given back in money.
      const lines = each.lines.map(({ key, quantity, picked }) => ({
        name: names.get(key)?.shown ?? '',
        units: each.packedAt ? picked : quantity,
      }))
      const sent = lines.filter(({ units }) => units > 0)
      return sent.length > 0 ? [presentSentAgain(each, sent)] : []
    }),
  }
}

function presentSentAgain<Line>({ packedAt, leftAt }: Replacement, lines: Line[]) {
  return {
    packedAt: packedAt?.toISOString() ?? null,
    leftAt: leftAt?.toISOString() ?? null,
    lines,
  }
}

/** An order with its claims. */
export async function withClaims(
  database: Database,
  row: OrderRow,
): Promise<{ order: ReadOrder; made: ReadClaim[] }> {
  const [[order], made] = await Promise.all([
    withLines(database, [row]),
    claimsOf(database, row.id),
  ])
  if (!order) throw refusal('unknownOrder')
  return { order: await withSubstitutes(database, order), made }
}

export function presentClaim(claim: Omit<ReadClaim, 'lines'>) {
  return {
    id: claim.id,
    state: claimStateOf(claim),
    openedAt: claim.openedAt.toISOString(),
    closedAt: claim.closedAt?.toISOString() ?? null,
  }
}

export function presentLine(line: ReadClaimLine, name: string) {
  const { decision, decidedUnits, answer, decidedAt } = line
  return {
    id: line.id,
    goods: line.key,
    name,
    kind: line.kind,
    units: line.quantity,
    wish: line.wish,
    words: line.words,
    photoIds: line.photoIds,
    at: line.at.toISOString(),
    requestKey: line.requestKey,
    decision:
      decision && decidedAt
        ? { kind: decision, units: decidedUnits, answer: answer ?? '', at: decidedAt.toISOString() }
        : null,
  }
}
