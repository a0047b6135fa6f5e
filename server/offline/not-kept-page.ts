import { html } from 'hono/html'
import { notKeptPageTexts, standalonePageTexts } from '../../domain/texts/en/server-pages.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import { translation } from '../../domain/texts/translation.ts'
import { type Site, standalonePage } from '../http/standalone-page.ts'

/** What a browser without a line shows instead of a page that it does not have. */
export function notKeptPageIn(site: Site) {
  const texts = translation(notKeptPageTexts, site.language)
  return standalonePage(
    site,
    texts.heading,
    html`<h1>${texts.heading}</h1>
<p>${texts.text}</p>
<a class="button" href="${pathInLanguage('/', site.language)}">${translation(standalonePageTexts, site.language).toShop}</a>`,
  )
}
