import { ApiError, isOkOrCreated } from '../../contract/client.ts'
import type { Feedback } from '../../contract/index.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'
import { readToken } from '../api/token.ts'
import { feedbackFailure } from './feedback-failure.ts'

/** Returns why it failed, if it did. */
export async function sendFeedback(
  feedback: Feedback,
  texts: Texts['feedbackTexts'],
): Promise<string | undefined> {
  if (readToken() === null) return texts.noToken
  try {
    const { status } = await api('POST /feedback', { body: feedback })
    if (!isOkOrCreated(status)) return texts.failed
  } catch (error) {
    const failure = feedbackFailure(error, texts)
    // When the session has ended, the customer is redirected to /login, where only a toast is visible.
    if (error instanceof ApiError && error.status === 401) toast.error(failure)
    return failure
  }
  toast.success(texts.given)
}
