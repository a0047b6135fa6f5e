import { eq } from 'drizzle-orm'
import { plusDays } from '../../../domain/days.ts'
import { claimPhotoDays } from '../../../domain/limits.ts'
import type { Transaction } from '../../database/connect.ts'
import { claims } from '../../database/schema.ts'
import { letPhotosExpire } from './claim-photos.ts'

type Closing = { at: Date; isWithdrawn: boolean }

/** Closes a claim of a locked order. Its photographs may be asked about, unless nothing was decided by them. */
export async function closeClaim(
  tx: Transaction,
  claimId: number,
  { at, isWithdrawn }: Closing,
): Promise<void> {
  await tx.update(claims).set({ closedAt: at, isWithdrawn }).where(eq(claims.id, claimId))
  await letPhotosExpire(tx, claimId, isWithdrawn ? at : plusDays(at, claimPhotoDays))
}
