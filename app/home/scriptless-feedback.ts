import { isOkOrCreated } from '../../contract/client.ts'
import type { Feedback } from '../../contract/index.ts'
import { sessionTexts } from '../../domain/texts/en/account.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { feedbackTexts } from '../../domain/texts/en/home.ts'
import { loginFailure } from '../account/login-failure.ts'
import type { PostableForm, SendingPage } from '../forms/postable-form.ts'
import { feedbackFailure } from './feedback-failure.ts'

type FeedbackWithLogin = Feedback & { email: string; password: string }

/** The feedback form without script, and therefore without a session: it asks for email and password too. */
export const scriptlessFeedback: PostableForm<FeedbackWithLogin> = {
  name: 'feedback',
  rules: async (translate) => {
    const { feedbackWithLogin } = await import('../../domain/feedback/feedback-form.ts')
    return feedbackWithLogin({
      feedbackTexts: translate(feedbackTexts),
      fieldTexts: translate(fieldTexts),
    })
  },
  send: giveFeedback,
}

async function giveFeedback(
  { email, password, ...feedback }: FeedbackWithLogin,
  { api, translate }: SendingPage,
) {
  const loginTexts = {
    controlTexts: translate(controlTexts),
    sessionTexts: translate(sessionTexts),
  }
  const texts = translate(feedbackTexts)
  const login = await api('POST /user/login', { body: { email, password } }).catch(
    (error: unknown) => loginFailure(error, loginTexts),
  )
  if (typeof login === 'string') return login
  // An operator, whose login needs a second step.
  if ('continueAt' in login.body) return texts.denied
  const { token } = login.body
  try {
    const { status } = await api('POST /feedback', { body: feedback, token })
    if (!isOkOrCreated(status)) return texts.failed
  } catch (error) {
    return feedbackFailure(error, texts)
  } finally {
    // The browser never gets the token. What came of the feedback counts also when the session cannot be ended now.
    await api('POST /user/logout', { token }).catch(() => {})
  }
}
