import type { Api } from '../../contract/client.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { footerTexts } from '../../domain/texts/en/footer.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import type { PostableForm } from '../forms/postable-form.ts'

type NewsletterTexts = Pick<Texts, 'fieldTexts' | 'footerTexts'>

/** The footer's e-mail box. */
export const newsletter: PostableForm<{ email: string }, NewsletterTexts> = {
  name: 'newsletter',
  texts: (translate) => ({
    fieldTexts: translate(fieldTexts),
    footerTexts: translate(footerTexts),
  }),
  rules: async ({ fieldTexts: texts }) =>
    (await import('../../domain/newsletter/newsletter-form.ts')).newsletterForm(texts),
  send: subscribe,
}

async function subscribe(
  { email }: { email: string },
  api: Api,
  { footerTexts: texts }: NewsletterTexts,
): Promise<string | undefined> {
  try {
    await api('POST /newsletter', { body: { email } })
  } catch {
    return texts.notSubscribed
  }
}
