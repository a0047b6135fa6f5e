import { html } from 'hono/html'
import { busyPageTexts } from '../../domain/texts/en/server-pages.ts'
import { translation } from '../../domain/texts/translation.ts'
import { type Site, standalonePage, standalonePagePolicy } from './standalone-page.ts'

export const busyPageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': standalonePagePolicy("'none'"),
}

/** For people who have opened a page that cannot be made now. */
export function busyPage(site: Site, message: string) {
  const { language } = site
  const texts = translation(busyPageTexts, language)
  return standalonePage(
    site,
    texts.title,
    html`<h1>${texts.heading}</h1>
<p>${message}</p>
<a class="button" href="">${texts.tryAgain}</a>`,
  )
}
