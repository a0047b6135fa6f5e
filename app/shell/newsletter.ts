import type { Api } from '../../contract/client.ts'
import { footerTexts } from '../../domain/texts/en/footer.ts'

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
    return footerTexts.notSubscribed
  }
}
