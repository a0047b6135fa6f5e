import { html } from 'hono/html'
import { pageAddress } from '../../../contract/pages.ts'
import { emailLinkTexts, standalonePageTexts } from '../../../domain/texts/en/server-pages.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { translation } from '../../../domain/texts/translation.ts'
import { standalonePage } from '../../http/standalone-page.ts'

/** Asks before anything is done, because programs that scan mails open every link. */
export function confirmPage(language: Language, email: string) {
  const { confirm: texts } = translation(emailLinkTexts, language)
  return standalonePage(
    language,
    texts.title,
    html`<h1>${texts.heading}</h1>
<p>${texts.text(email)}</p>
<form method="post">
<button>${texts.confirm}</button>
</form>`,
  )
}

export function confirmedPage(language: Language) {
  return pageWithWayOn(language, translation(emailLinkTexts, language).confirmed)
}

export function goneLinkPage(language: Language) {
  return pageWithWayOn(language, translation(emailLinkTexts, language).gone)
}

type Words = { title: string; heading: string; text: string }

function pageWithWayOn(language: Language, { title, heading, text }: Words) {
  const { toShop } = translation(standalonePageTexts, language)
  return standalonePage(
    language,
    title,
    html`<h1>${heading}</h1>
<p>${text}</p>
<a class="button" href="${pageAddress('/')}">${toShop}</a>`,
  )
}
