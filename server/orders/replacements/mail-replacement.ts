import type { Shop } from '../../shop.ts'
import { namesOfGoods } from '../credits/goods-names.ts'
import { mailCustomerOf } from '../mail-customer.ts'
import { withLines } from '../read-orders.ts'
import { isUnderWay } from '../stops.ts'
import { tellOut } from '../tell-out.ts'
import { lockReplacement } from './pack-replacement.ts'
import { replacementLetter } from './replacement-letter.ts'
import { updateReplacements } from './store.ts'

/** The payload of the job that mails a customer that what is sent again is on its way. */
export type ReplacementToMail = {
  replacementId: number
  /** When the mail is due: a departure that was undone, and perhaps repeated since, has another time or none. */
  due: string
}

/** Mails the customer that it is on its way, unless that was undone in the meantime. */
export async function mailReplacement(
  shop: Pick<Shop, 'database' | 'config' | 'jobs' | 'settings' | 'now'>,
  { replacementId, due }: ReplacementToMail,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const { order: row, replacement } = await lockReplacement(tx, replacementId)
    if (replacement.mailAt?.toISOString() !== due) return
    await updateReplacements(tx, [replacementId], { mailAt: null })
    const [order] = await withLines(tx, [row])
    const names = order && namesOfGoods(order)
    const goods = replacement.lines
      .filter(({ picked }) => picked > 0)
      .map(({ key, picked }) => ({ units: picked, shown: names?.get(key)?.shown ?? '' }))
    await mailCustomerOf(tx, shop, row.id, (language) =>
      replacementLetter(shop.config, language, row.id, goods),
    )
    if (!(await isUnderWay(tx, { orderId: row.id, replacementId }))) return
    const key = `out again ${replacementId} ${due}`
    await tellOut(tx, shop, row, { key, isPromisedToday: false })
  })
}
