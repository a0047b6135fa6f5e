import type { Api } from '../../contract/client.ts'
import type { Feedback } from '../../contract/index.ts'
import { sessionTexts } from '../../domain/texts/en/account.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { feedbackTexts } from '../../domain/texts/en/home.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { type LoginTexts, loginFailure } from '../account/login-failure.ts'
import type { PostableForm } from '../forms/postable-form.ts'
import { feedbackFailure } from './feedback-failure.ts'

type FeedbackWithLogin = Feedback & { email: string; password: string }
type FormTexts = LoginTexts & Pick<Texts, 'feedbackTexts' | 'fieldTexts'>

/** The feedback form where no script can keep a session: it asks for the account too. */
export const scriptlessFeedback: PostableForm<FeedbackWithLogin, FormTexts> = {
  name: 'feedback',
  texts: (translate) => ({
    controlTexts: translate(controlTexts),
    feedbackTexts: translate(feedbackTexts),
    fieldTexts: translate(fieldTexts),
    sessionTexts: translate(sessionTexts),
  }),
  rules: async (texts) =>
    (await import('../../domain/feedback/feedback-form.ts')).feedbackWithLogin(texts),
  send: giveFeedback,
}

async function giveFeedback(
  { email, password, ...feedback }: FeedbackWithLogin,
  api: Api,
  texts: FormTexts,
): Promise<string | undefined> {
  const login = await api('POST /user/login', { body: { email, password } }).catch(
    (error: unknown) => loginFailure(error, texts),
  )
  if (typeof login === 'string') return login
  // An operator, who would go on with a second step.
  if ('continueAt' in login.body) return texts.feedbackTexts.denied
  try {
    await api('POST /feedback', { body: feedback, token: login.body.token })
  } catch (error) {
    return feedbackFailure(error, texts.feedbackTexts)
  }
}
