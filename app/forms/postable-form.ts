import type { Api } from '../../contract/client.ts'
import type { Fields, FormRules } from '../../ui/form-rules.ts'

/**
 * A form that works without script too: the browser posts it to its page's own address, and the server
 * holds it against the same rules and sends it in the same way.
 */
export type PostableForm<Values> = {
  name: string
  rules: () => Promise<FormRules<Values>>
  /** Returns why it failed, if it did. */
  send: (values: Values, api: Api) => Promise<string | undefined>
}

/** How a posted form ended, for the page that answers it. */
export type PostedForm = { form: string } & (
  | { isSent: true }
  | { isSent: false; typed: Fields; faults?: Fields; failure?: string }
)
