import { html } from 'hono/html'
import type { ErrorCode } from '../../contract/refusals.ts'
import { busyPageTexts } from '../../domain/texts/en/server-pages.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { translation } from '../../domain/texts/translation.ts'
import {
  type PageContent,
  type Site,
  standalonePage,
  standalonePagePolicy,
} from './standalone-page.ts'

type Failure = { code: ErrorCode; message: string; requestId: string }

export const failurePageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': standalonePagePolicy("'none'"),
}

/** What people can only wait for, whatever they have opened or sent. */
const temporary: ReadonlySet<ErrorCode> = new Set(['busy', 'unavailable', 'cannotSave', 'tooOften'])

/** For people who have opened a page that cannot be made now. Undefined for refusals, which the page itself explains. */
export function failurePage(site: Site, { code, message, requestId }: Failure) {
  const { language } = site
  if (temporary.has(code)) {
    const { title, heading } = translation(busyPageTexts, language)
    return page(
      site,
      title,
      html`<h1>${heading}</h1>
<p>${message}</p>`,
    )
  }
  if (code !== 'fault') return undefined
  // The id leads support to the fault in the log.
  return page(
    site,
    message,
    html`<h1>${message}</h1>
<p>${translation(shellTexts, language).broken}</p>
<p><small>${requestId}</small></p>`,
  )
}

function page(site: Site, title: string, content: PageContent) {
  const { tryAgain } = translation(busyPageTexts, site.language)
  return standalonePage(
    site,
    title,
    html`${content}
<a class="button" href="">${tryAgain}</a>`,
  )
}
