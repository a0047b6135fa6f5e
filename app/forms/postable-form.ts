import type { Api } from '../../contract/client.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import type { Fields, FormRules } from '../../ui/form-rules.ts'

/** Returns an area's texts in the language of a page. The area is named by its English texts. */
export type Translate = <Area extends Texts[keyof Texts]>(english: Area) => Area

/**
 * A form that works without script too: the browser posts it to the page's own URL, and the server
 * checks it by the same rules and sends it in the same way.
 */
export type PostableForm<Values> = {
  name: string
  rules: (translate: Translate) => Promise<FormRules<Values>>
  /** Returns why it failed, if it did. */
  send: (values: Values, page: SendingPage) => Promise<string | undefined>
}

/** What a form is sent with: the API client and the language of its page. */
export type SendingPage = { api: Api; translate: Translate }

/** The outcome of a posted form, for the page that is sent in response. */
export type PostedForm = { form: string } & (
  | { isSent: true }
  | { isSent: false; typed: Fields; faults?: Fields; failure?: string }
)
