import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { findFeedbackToAnswer, findTalkOfFeedback, insertTalkOfFeedback } from './store.ts'

/** The message with which feedback is answered by mail; it begins with the feedback as it was given. */
export function openFeedbackTalk(shop: Shop, feedbackId: number): Promise<{ messageId: number }> {
  return shop.database.transaction(async (tx) => {
    const { feedback, account } = (await findFeedbackToAnswer(tx, feedbackId)) ?? {}
    if (!feedback) throw refusal('unknownFeedback')
    const known = await findTalkOfFeedback(tx, feedbackId)
    if (known) return { messageId: known.id }
    if (!account?.email) throw refusal('noAddressOfFeedback')
    const { id } = await insertTalkOfFeedback(tx, {
      feedbackId,
      name: feedback.name,
      email: account.email,
      language: account.language,
      message: feedback.message,
      createdAt: feedback.createdAt,
    })
    return { messageId: id }
  })
}
