import { html } from 'hono/html'
import { pageAddress } from '../../contract/pages.ts'
import { standalonePageTexts, unsubscribeTexts } from '../../domain/texts/en/server-pages.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import { translation } from '../../domain/texts/translation.ts'
import { type Site, standalonePage } from '../http/standalone-page.ts'

/** Asks before unsubscribing, because programs that scan mails open every link. */
export function unsubscribePage(site: Site) {
  const { language } = site
  const { ask: texts } = translation(unsubscribeTexts, language)
  return standalonePage(
    site,
    texts.title,
    html`<h1>${texts.heading}</h1>
<p>${texts.text}</p>
<form method="post">
<button>${texts.unsubscribe}</button>
</form>`,
  )
}

export function unsubscribedPage(site: Site) {
  const { language } = site
  return pageWithWayBack(site, translation(unsubscribeTexts, language).done)
}

export function brokenLinkPage(site: Site) {
  const { language } = site
  return pageWithWayBack(site, translation(unsubscribeTexts, language).brokenLink)
}

type Words = { title: string; heading: string; text: string }

function pageWithWayBack(site: Site, { title, heading, text }: Words) {
  const { language } = site
  const { toShop } = translation(standalonePageTexts, language)
  return standalonePage(
    site,
    title,
    html`<h1>${heading}</h1>
<p>${text}</p>
<a class="button" href="${pathInLanguage(pageAddress('/'), language)}">${toShop}</a>`,
  )
}
