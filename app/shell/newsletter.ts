import { controlTexts } from '../../domain/texts/en/controls.ts'
import { failureText } from '../api/server-message.ts'
import type { PostableForm, SendingPage } from '../forms/postable-form.ts'

/** The footer's e-mail box. */
export const newsletter: PostableForm<{ email: string }> = {
  name: 'newsletter',
  rules: async (translate) => (await import('./newsletter-rules.ts')).newsletterRules(translate),
  send: subscribe,
}

async function subscribe({ email }: { email: string }, { api, translate }: SendingPage) {
  try {
    await api('POST /newsletter', { body: { email } })
  } catch (error) {
    const { wentWrong } = translate(controlTexts)
    return failureText(error, wentWrong) ?? wentWrong
  }
}
