import type { Api } from '../../contract/client.ts'
import { newsletterTexts } from '../../domain/texts/en/shell.ts'

/** The footer's e-mail box. */
export const newsletter = {
  name: 'newsletter',
  rules: async () => (await import('../../domain/newsletter/newsletter-form.ts')).newsletterForm,
  send: subscribe,
}

async function subscribe({ email }: { email: string }, api: Api): Promise<string | undefined> {
  try {
    await api('POST /newsletter', { body: { email } })
  } catch {
    return newsletterTexts.failed
  }
}
