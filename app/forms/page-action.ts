import { type ActionFunctionArgs, createContext, data } from 'react-router'
import { translation } from '#translation'
import type { Api } from '../../contract/client.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { checked, type Fields, fieldsOf } from '../../ui/form-rules.ts'
import { apiOnServer } from '../api/api-on-server.ts'
import { storefrontContext } from '../api/storefront-context.ts'
import { contactMessage } from '../home/contact-message.ts'
import { scriptlessFeedback } from '../home/scriptless-feedback.ts'
import { newsletter } from '../shell/newsletter.ts'
import type { PostableForm, PostedForm } from './postable-form.ts'

/** What the page's action hands on to the root's loader, which runs after it. */
export const postedFormContext = createContext<PostedForm | null>(null)

/** The page that a form is posted to: its language, and its way to the API. */
type Page = { language: Language; api: Api }

const forms = new Map([
  [newsletter.name, answering(newsletter)],
  [contactMessage.name, answering(contactMessage)],
  [scriptlessFeedback.name, answering(scriptlessFeedback)],
])

/** Every page's: what is posted to it where no script sends its forms, above all that of the footer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { form = '', ...typed } = await fieldsIn(request)
  const answer = forms.get(form)
  if (!answer) throw data(null, { status: 400 })
  const { language } = context.get(storefrontContext)
  const posted = await answer(typed, { language, api: apiOnServer(context) })
  context.set(postedFormContext, posted)
  return posted.isSent ? null : data(null, { status: 400 })
}

async function fieldsIn(request: Request): Promise<Fields> {
  try {
    return fieldsOf(await request.formData())
  } catch {
    // Not what a form posts.
    return {}
  }
}

function answering<Values, FormTexts>(postable: PostableForm<Values, FormTexts>) {
  const { name: form, rules, send } = postable
  return async (fields: Fields, { language, api }: Page): Promise<PostedForm> => {
    const texts = postable.texts((english) => translation(english, language))
    // A password is never sent back.
    const { password: _, ...typed } = fields
    const result = checked(await rules(texts), fields)
    if ('faults' in result) return { form, isSent: false, typed, faults: result.faults }
    const failure = await send(result.values, api, texts)
    return failure ? { form, isSent: false, typed, failure } : { form, isSent: true }
  }
}
