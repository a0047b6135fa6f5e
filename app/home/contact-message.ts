import type { Api } from '../../contract/client.ts'
import type { Input } from '../../contract/index.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { contactTexts } from '../../domain/texts/en/home.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import type { PostableForm } from '../forms/postable-form.ts'

type ContactMessage = Input<'POST /dashboard/get-in-touch'>['body']
type MessageTexts = Pick<Texts, 'contactTexts' | 'fieldTexts'>

/** The contact form. */
export const contactMessage: PostableForm<ContactMessage, MessageTexts> = {
  name: 'contact',
  texts: (translate) => ({
    contactTexts: translate(contactTexts),
    fieldTexts: translate(fieldTexts),
  }),
  rules: async (texts) => (await import('../../domain/contact/contact-form.ts')).contactForm(texts),
  send: sendMessage,
}

async function sendMessage(
  message: ContactMessage,
  api: Api,
  { contactTexts: texts }: MessageTexts,
): Promise<string | undefined> {
  try {
    const { status } = await api('POST /dashboard/get-in-touch', { body: message })
    return status === 200 ? undefined : texts.failed
  } catch {
    // The specification has one text for every refusal and fault of this call.
    return texts.failed
  }
}
