import { and, isNotNull, sql } from 'drizzle-orm'
import { erasedTexts } from '../../../domain/texts/en/back-office/history.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Transaction } from '../../database/connect.ts'
import { claimLines, claims, privatePictures } from '../../database/schema.ts'

/** Deletes the photographs and the words of claims. What was claimed and decided stays, as what was refunded does. */
export async function eraseClaims(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  await tx.delete(privatePictures).where(isOneOf(privatePictures.orderId, orderIds))
  const ofOrders = sql`${claimLines.claimId} in (select ${claims.id} from ${claims} where ${isOneOf(claims.orderId, orderIds)})`
  await tx.update(claimLines).set({ words: '' }).where(ofOrders)
  await tx
    .update(claimLines)
    .set({ answer: erasedTexts.words })
    .where(and(ofOrders, isNotNull(claimLines.answer)))
}
