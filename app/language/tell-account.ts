import type { Language } from '../../domain/texts/texts.ts'
import { api } from '../api/browser.ts'

/** Makes a language that of the mails to the signed-in customer. */
export function tellAccount(language: Language): void {
  // The page is about to be left.
  api('PUT /user/language', { body: { language }, keepalive: true }).catch(() => {
    // The page is in the chosen language all the same; the next choice or login tells it again.
  })
}
