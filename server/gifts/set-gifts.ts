import { isDeepStrictEqual } from 'node:util'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { type Gifts, giftsForm } from '../../domain/charities/gifts.ts'
import { type Actor, recordChange } from '../audit-log/index.ts'
import { requireVersion } from '../back-office/require-version.ts'
import { requireOfficeCharity } from '../charities/index.ts'
import type { Readable } from '../database/connect.ts'
import { moveCharityRecipients } from '../recipients/index.ts'
import type { Shop } from '../shop.ts'
import { findGifts, insertGifts, updateGifts } from './store.ts'

type OfficeGifts = BackOfficeAnswer<'GET /admin/charities/{charityId}/gifts'>

export async function readGifts(database: Readable, charityId: number): Promise<OfficeGifts> {
  await requireOfficeCharity(database, charityId)
  return presentGifts(await findGifts(database, charityId))
}

type Wanted = { charityId: number; gifts: Gifts; version: number }

/** Lets customers give orders to a charity. Who has chosen it before gives to the new address as well. */
export function setGifts(
  shop: Shop,
  operator: Actor,
  { charityId, gifts: sent, version }: Wanted,
): Promise<OfficeGifts> {
  // Without the spaces around what was typed.
  const gifts = giftsForm.parse(sent)
  return shop.database.transaction(async (tx) => {
    // Locked, so that the second of two operators sees what the first has written.
    await requireOfficeCharity(tx, charityId, { lock: true })
    const before = presentGifts(await findGifts(tx, charityId))
    if (isDeepStrictEqual(before.gifts, gifts)) return before
    requireVersion(before, version, (current) => current)
    if (before.gifts) await updateGifts(tx, charityId, gifts)
    else await insertGifts(tx, { charityId, ...gifts })
    const { thanks, ...address } = gifts
    await moveCharityRecipients(tx, charityId, address)
    await recordChange(tx, operator, {
      action: 'change gifts',
      subject: { kind: 'charity', id: charityId },
      before: before.gifts ? audited(before.gifts) : undefined,
      after: audited(gifts),
    })
    return presentGifts(await findGifts(tx, charityId))
  })
}

function presentGifts(row: Awaited<ReturnType<typeof findGifts>>): OfficeGifts {
  if (!row) return { gifts: null, version: 0 }
  const { charityId: _, version, ...gifts } = row
  return { gifts, version }
}

function audited({ thanks, ...address }: Gifts) {
  const inLanguages = Object.entries(thanks).map(([language, text]) => [`thanks ${language}`, text])
  return { ...address, ...Object.fromEntries(inLanguages) }
}
