import type { Input } from '../../contract/index.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { contactTexts } from '../../domain/texts/en/home.ts'
import { limitMessage } from '../api/server-message.ts'
import type { PostableForm, SendingPage } from '../forms/postable-form.ts'

type ContactMessage = Input<'POST /dashboard/get-in-touch'>['body']

/** The contact form. */
export const contactMessage: PostableForm<ContactMessage> = {
  name: 'contact',
  rules: async (translate) => {
    const { contactForm } = await import('../../domain/contact/contact-form.ts')
    return contactForm({
      contactTexts: translate(contactTexts),
      fieldTexts: translate(fieldTexts),
    })
  },
  send: sendMessage,
}

async function sendMessage(message: ContactMessage, { api, translate }: SendingPage) {
  const { failed } = translate(contactTexts)
  try {
    const { status } = await api('POST /dashboard/get-in-touch', { body: message })
    return status === 200 ? undefined : failed
  } catch (error) {
    // Apart from too many messages, one text stands for every refusal and fault of this call.
    return limitMessage(error) ?? failed
  }
}
