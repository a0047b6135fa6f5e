import { html } from 'hono/html'
import { pageAddress } from '../../contract/pages.ts'
import { standalonePageTexts, unsubscribeTexts } from '../../domain/texts/en/server-pages.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import { standalonePage } from '../http/standalone-page.ts'

/** Asks before unsubscribing, because programs that scan mails open every link. */
export function unsubscribePage(language: Language) {
  const { ask: texts } = translation(unsubscribeTexts, language)
  return standalonePage(
    language,
    texts.title,
    html`<h1>${texts.heading}</h1>
<p>${texts.text}</p>
<form method="post">
<button>${texts.unsubscribe}</button>
</form>`,
  )
}

export function unsubscribedPage(language: Language) {
  return pageWithWayBack(language, translation(unsubscribeTexts, language).done)
}

export function brokenLinkPage(language: Language) {
  return pageWithWayBack(language, translation(unsubscribeTexts, language).brokenLink)
}

type Words = { title: string; heading: string; text: string }

function pageWithWayBack(language: Language, { title, heading, text }: Words) {
  const { toShop } = translation(standalonePageTexts, language)
  return standalonePage(
    language,
    title,
    html`<h1>${heading}</h1>
<p>${text}</p>
<a class="button" href="${pathInLanguage(pageAddress('/'), language)}">${toShop}</a>`,
  )
}
