import type { Input } from '../../../contract/index.ts'
import { isInTime } from '../../../domain/orders/claim-clock.ts'
import { needsPhoto } from '../../../domain/orders/claims.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import type { Transaction } from '../../database/connect.ts'
import { insertManyWithIds } from '../../database/many-rows.ts'
import { claimLines, claims } from '../../database/schema.ts'
import type { Customer } from '../../http/environment.ts'
import { refusal } from '../../http/refusal.ts'
import { appendEvents } from '../../order-history/index.ts'
import { spend } from '../../rate-limits/index.ts'
import type { Shop } from '../../shop.ts'
import { requireGoods, rowOf } from '../credits/credit-store.ts'
import { namesOfGoods } from '../credits/goods-names.ts'
import { mailCustomerOf } from '../mail-customer.ts'
import { type ReadOrder, withLines } from '../read-orders.ts'
import { replacementsOf } from '../replacements/store.ts'
import { withSubstitutes } from '../select-packed.ts'
import { lockOrderOf } from '../store.ts'
import { claimReceivedLetter } from './claim-letters.ts'
import { attachPhotos, waitingPhotos } from './claim-photos.ts'
import { requireClaims, requireClock } from './own-order.ts'
import { claimableGoods, claimsOf } from './read-claims.ts'

type Request = Input<'POST /claims'>['body']
type Line = Request['lines'][number]

/** Opens a claim of a completed order, or adds to the one that is open. */
export async function addClaim(
  shop: Shop,
  customer: Customer,
  { orderId, lines, requestKey }: Request,
): Promise<void> {
  requireClaims(shop)
  await spend(shop, ['claims', customer.id])
  await shop.database.transaction(async (tx) => {
    const row = await lockOrderOf(tx, customer.id, orderId)
    if (!row) throw refusal('unknownOrder')
    const made = await claimsOf(tx, orderId)
    if (made.some((claim) => claim.lines.some((line) => line.requestKey === requestKey))) return
    const [read] = await withLines(tx, [row])
    if (!read) throw refusal('unknownOrder')
    const order = await withSubstitutes(tx, read)
    // After the lock: who waited for it is not earlier.
    const at = shop.now()
    await requireInTime(tx, order, lines, at)
    requireUnits(claimableGoods(order, made, await replacementsOf(tx, orderId)), lines)
    const openClaim = made.find(({ closedAt }) => !closedAt)
    const claimId = openClaim?.id ?? (await insertClaim(tx, orderId, at))
    await insertLines(tx, order, { claimId, lines, requestKey, at })

    const names = namesOfGoods(order)
    const claimed = lines.map(({ goods, units }) => {
      const name = names.get(goods)
      return { units, english: name?.english ?? '', shown: name?.shown ?? '' }
    })
    const words = claimed.map(({ units, english }) => historyTexts.claimedGoods(units, english))
    await appendEvents(tx, [orderId], { kind: 'CLAIMED', cause: historyTexts.claimed(words), at })
    await mailCustomerOf(tx, shop, orderId, (language) =>
      claimReceivedLetter(shop.config, language, orderId, claimed),
    )
  })
}

/** A line counts from the moment at which its first photograph came in, as slow connections take long for them. */
async function requireInTime(
  tx: Transaction,
  order: ReadOrder,
  lines: readonly Line[],
  at: Date,
): Promise<void> {
  const clock = requireClock(order)
  const photoIds = lines.flatMap((line) => line.photoIds)
  const photos = await waitingPhotos(tx, order.id, photoIds, at)
  for (const { kind, photoIds } of lines) {
    if (needsPhoto(kind) && photoIds.length === 0) throw refusal('claimWithoutPhoto')
    const begun = photoIds.map((id) => photos.get(id) ?? at)
    const earliest = begun.reduce((first, each) => (each < first ? each : first), at)
    if (!isInTime(clock, kind, earliest)) {
      throw refusal('claimTooLate', { endedAt: clock[kind].toISOString() })
    }
  }
}

function requireUnits(goods: ReturnType<typeof claimableGoods>, lines: readonly Line[]): void {
  const left = new Map(goods.map(({ key, unitsToClaim }) => [key, unitsToClaim]))
  for (const { goods: key, units } of lines) {
    const most = left.get(key)
    if (most === undefined) throw refusal('unknownGoods')
    if (units > most) throw refusal('claimedTooMuch')
    left.set(key, most - units)
  }
}

async function insertClaim(tx: Transaction, orderId: number, openedAt: Date): Promise<number> {
  const [claim] = await tx.insert(claims).values({ orderId, openedAt }).returning({ id: claims.id })
  if (!claim) throw new Error(`The claim of order ${orderId} has no id`)
  return claim.id
}

type NewLines = Pick<Request, 'lines' | 'requestKey'> & { claimId: number; at: Date }

async function insertLines(
  tx: Transaction,
  order: ReadOrder,
  { claimId, lines, requestKey, at }: NewLines,
): Promise<void> {
  const goodsIds = await requireGoods(tx, order)
  const rows = lines.map(({ goods, units, ...line }) => {
    const named = rowOf(order, goodsIds, goods)
    if (!named) throw refusal('unknownGoods')
    return { claimId, ...named, quantity: units, ...line, requestKey, at }
  })
  await attachPhotos(tx, await insertManyWithIds(tx, claimLines, rows))
}
