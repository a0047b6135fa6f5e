import { ApiError } from '../../contract/client.ts'
import type { Feedback } from '../../contract/index.ts'
import { feedbackTexts } from '../../domain/texts/en/feedback.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'
import { readToken } from '../api/token.ts'

/** Returns why it failed, if it did. */
export async function sendFeedback(feedback: Feedback): Promise<string | undefined> {
  if (readToken() === null) return feedbackTexts.noToken
  try {
    await api('POST /feedback', { body: feedback })
  } catch (error) {
    return refusalText(error)
  }
  toast.success(feedbackTexts.given)
}

function refusalText(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 403) return feedbackTexts.denied
  if (status !== 401) return feedbackTexts.failed
  // The end of the session leads to /login, where only a toast can still be read.
  toast.error(feedbackTexts.expired)
  return feedbackTexts.expired
}
