import { type ActionFunctionArgs, data } from 'react-router'
import { translation } from '#translation'
import { checked, type Fields, fieldsOf } from '../../ui/form-rules.ts'
import { apiOnServer } from '../api/api-on-server.ts'
import { storefrontContext } from '../api/storefront-context.ts'
import { contactMessage } from '../home/contact-message.ts'
import { scriptlessFeedback } from '../home/scriptless-feedback.ts'
import { newsletter } from '../shell/newsletter.ts'
import type { PostableForm, PostedForm, SendingPage } from './postable-form.ts'
import { postedFormContext } from './posted-form-context.ts'

const forms = new Map([
  [newsletter.name, answering(newsletter)],
  [contactMessage.name, answering(contactMessage)],
  [scriptlessFeedback.name, answering(scriptlessFeedback)],
])

/** The action of every page: it handles the forms that the browser posts without script. The footer's form is on every page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { form = '', ...typed } = await fieldsIn(request)
  const answer = forms.get(form)
  if (!answer) throw data(null, { status: 400 })
  const { language } = context.get(storefrontContext)
  const posted = await answer(typed, {
    api: apiOnServer(context),
    translate: (english) => translation(english, language),
  })
  context.set(postedFormContext, posted)
  return posted.isSent ? null : data(null, { status: 400 })
}

async function fieldsIn(request: Request): Promise<Fields> {
  try {
    return fieldsOf(await request.formData())
  } catch {
    // The body is not a posted form.
    return {}
  }
}

function answering<Values>({ name: form, rules, send }: PostableForm<Values>) {
  return async (fields: Fields, page: SendingPage): Promise<PostedForm> => {
    // A password is never sent back.
    const { password: _, ...typed } = fields
    const result = checked(await rules(page.translate), fields)
    if ('faults' in result) return { form, isSent: false, typed, faults: result.faults }
    const failure = await send(result.values, page)
    return failure ? { form, isSent: false, typed, failure } : { form, isSent: true }
  }
}
