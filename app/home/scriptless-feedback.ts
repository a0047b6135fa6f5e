import type { Api } from '../../contract/client.ts'
import type { Feedback } from '../../contract/index.ts'
import { feedbackTexts } from '../../domain/texts/en/home.ts'
import { loginFailure } from '../account/login-failure.ts'
import { feedbackFailure } from './feedback-failure.ts'

/** The feedback form where no script can keep a session: it asks for the account too. */
export const scriptlessFeedback = {
  name: 'feedback',
  rules: async () => (await import('../../domain/feedback/feedback-form.ts')).feedbackWithLogin,
  send: giveFeedback,
}

type FeedbackWithLogin = Feedback & { email: string; password: string }

async function giveFeedback(
  { email, password, ...feedback }: FeedbackWithLogin,
  api: Api,
): Promise<string | undefined> {
  const login = await api('POST /user/login', { body: { email, password } }).catch(loginFailure)
  if (typeof login === 'string') return login
  // An operator, who would go on with a second step.
  if ('continueAt' in login.body) return feedbackTexts.denied
  try {
    await api('POST /feedback', { body: feedback, token: login.body.token })
  } catch (error) {
    return feedbackFailure(error)
  }
}
