import type { Api } from '../../contract/client.ts'
import type { Input } from '../../contract/index.ts'
import { contactTexts } from '../../domain/texts/en/home.ts'

/** The contact form. */
export const contactMessage = {
  name: 'contact',
  rules: async () => (await import('../../domain/contact/contact-form.ts')).contactForm,
  send: sendMessage,
}

type ContactMessage = Input<'POST /dashboard/get-in-touch'>['body']

async function sendMessage(message: ContactMessage, api: Api): Promise<string | undefined> {
  try {
    const { status } = await api('POST /dashboard/get-in-touch', { body: message })
    return status === 200 ? undefined : contactTexts.failed
  } catch {
    // The catalogue has one text for every refusal and fault of this call.
    return contactTexts.failed
  }
}
