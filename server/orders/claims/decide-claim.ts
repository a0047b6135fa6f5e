import { eq } from 'drizzle-orm'
import type { BackOfficeInput } from '../../../contract/back-office/index.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import type { Transaction } from '../../database/connect.ts'
import { claimLines } from '../../database/schema.ts'
import { refusal } from '../../http/refusal.ts'
import { appendEvents } from '../../order-history/index.ts'
import type { Shop } from '../../shop.ts'
import { takeStockThereIs } from '../../stock/index.ts'
import { lockOrder, raiseVersion } from '../back-office/store.ts'
import { owedOf } from '../books.ts'
import { creditOrder } from '../credits/give-credit.ts'
import { namesOfGoods } from '../credits/goods-names.ts'
import { mailCustomerOf } from '../mail-customer.ts'
import { withLines } from '../read-orders.ts'
import { addToReplacement } from '../replacements/store.ts'
import { withSubstitutes } from '../select-packed.ts'
import type { OrderRow } from '../store.ts'
import { claimAnsweredLetter } from './claim-letters.ts'
import { closeClaim } from './close-claim.ts'
import { claimsOf, orderOfLine, type ReadClaim, type ReadClaimLine } from './read-claims.ts'

type Decision = BackOfficeInput<'POST /admin/claim-lines/{lineId}/decision'>['body']

/** Decides about a line of an open claim, and tells the customer. The last decision closes the claim. */
export async function decideClaimLine(
  shop: Shop,
  operator: Actor,
  lineId: number,
  decision: Decision,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const order = await lockOrder(tx, await orderOfLine(tx, lineId))
    // Read after locking: somebody else may have decided in the meantime.
    const made = await claimsOf(tx, order.id)
    const claim = made.find(({ lines }) => lines.some(({ id }) => id === lineId))
    const line = claim?.lines.find(({ id }) => id === lineId)
    if (!claim || !line) throw refusal('notFound')
    if (isRepeated(line, decision)) return
    if (line.decision) throw refusal('alreadyDecided', { decision: line.decision })
    if (claim.closedAt) throw refusal('claimClosed')
    requireUnits(line, decision)
    await carryOut(tx, shop, operator, { order, claim, line, decision })
    await storeDecision(tx, operator, { claim, line, decision }, shop.now())
    await tell(tx, shop, operator, { order, claim, line, decision })
  })
}

/** Whether it is the request that has decided, sent once more. With other content it was changed after a lost answer. */
function isRepeated(
  line: ReadClaimLine,
  { requestKey, decision, units, answer }: Decision,
): boolean {
  const isSame = line.decision === decision && line.decidedUnits === units && line.answer === answer
  return line.decisionKey === requestKey && isSame
}

function requireUnits({ quantity }: ReadClaimLine, { decision, units }: Decision): void {
  const [least, most] = decision === 'REFUSED' ? [0, 0] : [1, quantity]
  if (units < least || units > most) throw refusal('tooManyUnitsDecided')
}

type Decided = { order: OrderRow; claim: ReadClaim; line: ReadClaimLine; decision: Decision }

async function carryOut(
  tx: Transaction,
  shop: Shop,
  operator: Actor,
  { order, claim, line, decision: { decision, units, answer, refund } }: Decided,
): Promise<void> {
  if (decision === 'REPLACED') {
    // What is sent again is goods of the order, and this stood in for them.
    if (line.substituteId) throw refusal('substituteNotSentAgain')
    await takeGoods(tx, operator, order.id, line, units)
    const { goodsId } = line
    await addToReplacement(tx, { orderId: order.id, claimId: claim.id, goodsId, units })
  }
  if (decision !== 'REFUNDED') return
  // After a chargeback a credit would promise money that the bank has taken back.
  const { leftCents, dueCents } = await owedOf(tx, order)
  if (leftCents < dueCents) throw refusal('moneyTakenBack')
  await creditOrder(tx, shop, operator, order, {
    kind: 'CLAIM',
    units: new Map([[line.key, units]]),
    reason: answer,
    refund,
    // Repeated requests end at the line, whose key may be that of another line.
    requestKey: crypto.randomUUID(),
  })
}

/** Takes the goods off the shelves. There is nothing to pay for them. */
async function takeGoods(
  tx: Transaction,
  operator: Actor,
  orderId: number,
  { productId }: ReadClaimLine,
  quantity: number,
): Promise<void> {
  const cause = historyTexts.replacedByClaim(operator.email)
  const missing = await takeStockThereIs(tx, [{ orderId, productId, quantity }], cause)
  const short = missing.get(productId)
  if (short) throw refusal('noneToSend', { left: quantity - short })
}

async function storeDecision(
  tx: Transaction,
  operator: Actor,
  { claim, line, decision: { decision, units, answer, requestKey } }: Omit<Decided, 'order'>,
  at: Date,
): Promise<void> {
  await tx
    .update(claimLines)
    .set({
      decision,
      decidedUnits: units,
      answer,
      decidedBy: operator.email,
      decidedAt: at,
      decisionKey: requestKey,
    })
    .where(eq(claimLines.id, line.id))
  const isLast = claim.lines.every((each) => each.id === line.id || each.decision)
  if (isLast) await closeClaim(tx, claim.id, { at, isWithdrawn: false })
}

/** Writes the decision into the history of the order and the audit log, and mails the customer. */
async function tell(
  tx: Transaction,
  shop: Shop,
  operator: Actor,
  { order: row, claim, line, decision: { decision, units, answer } }: Decided,
): Promise<void> {
  const [order] = await withLines(tx, [row])
  const name = order && namesOfGoods(await withSubstitutes(tx, order)).get(line.key)
  if (!name) throw new Error(`Order ${row.id} has no goods ${line.key}`)
  const count = units || line.quantity
  const goods = historyTexts.claimedGoods(count, name.english)
  const what = historyTexts.claimDecisions[decision](goods)
  const cause = historyTexts.claimAnswered(operator.email, what, answer)
  await appendEvents(tx, [row.id], { kind: 'CLAIM_ANSWERED', cause, at: shop.now() })
  await recordChange(tx, operator, {
    action: 'decide claim',
    subject: { kind: 'order', id: row.id },
    after: { claimId: claim.id, goods: name.english, decision, units },
  })
  // The credit has its own mail, and has raised the order's version.
  if (decision === 'REFUNDED') return
  await raiseVersion(tx, [row.id])
  const told = { units: count, shown: name.shown, decision, answer }
  await mailCustomerOf(tx, shop, row.id, (language) =>
    claimAnsweredLetter(shop.config, language, row.id, told),
  )
}
