import type { BackOfficeAnswer } from '../../../contract/back-office/index.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import { requireVersion } from '../../back-office/require-version.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { type FeedbackRow, lockFeedback, updateVisibility } from './store.ts'

type OfficeFeedback = BackOfficeAnswer<'GET /admin/feedback'>['items'][number]

export function presentOfficeFeedback(row: FeedbackRow): OfficeFeedback {
  return {
    feedbackId: row.id,
    name: row.name,
    feedbackCount: row.rating,
    message: row.message,
    givenAt: row.createdAt.toISOString(),
    customerId: row.userId,
    isShown: row.hiddenAt === null,
    version: row.version,
  }
}

type Showing = { feedbackId: number; version: number; isShown: boolean }

/** Shows or hides feedback in the storefront; the database notifies every instance. */
export function showFeedback(
  shop: Shop,
  operator: Actor,
  { feedbackId: id, version, isShown }: Showing,
): Promise<OfficeFeedback> {
  return shop.database.transaction(async (tx) => {
    const before = await lockFeedback(tx, id)
    if (!before) throw refusal('unknownFeedback')
    requireVersion(before, version, presentOfficeFeedback)
    const wasShown = before.hiddenAt === null
    if (wasShown === isShown) return presentOfficeFeedback(before)
    const after = await updateVisibility(tx, id, isShown ? null : shop.now())
    await recordChange(tx, operator, {
      action: isShown ? 'show feedback' : 'hide feedback',
      subject: { kind: 'feedback', id },
      before: { isShown: wasShown },
      after: { isShown },
    })
    return presentOfficeFeedback(after)
  })
}
