import type { Api } from '../../contract/client.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import type { Fields, FormRules } from '../../ui/form-rules.ts'

/** Gives the texts of an area, which is named by its English ones, in the language of a page. */
export type Translate = <Area extends Texts[keyof Texts]>(english: Area) => Area

/**
 * A form that works without script too: the browser posts it to its page's own address, and the server
 * holds it against the same rules and sends it in the same way.
 */
export type PostableForm<Values> = {
  name: string
  rules: (translate: Translate) => Promise<FormRules<Values>>
  /** Returns why it failed, if it did. */
  send: (values: Values, page: SendingPage) => Promise<string | undefined>
}

/** What a form is sent with: the API client and the language of its page. */
export type SendingPage = { api: Api; translate: Translate }

/** How a posted form ended, for the page that answers it. */
export type PostedForm = { form: string } & (
  | { isSent: true }
  | { isSent: false; typed: Fields; faults?: Fields; failure?: string }
)
