import { html } from 'hono/html'
import { pageAddress } from '../../../contract/pages.ts'
import { loginPasswordLength } from '../../../domain/limits.ts'
import { resetTexts } from '../../../domain/texts/en/account.ts'
import { fieldTexts } from '../../../domain/texts/en/fields.ts'
import { emailLinkTexts, standalonePageTexts } from '../../../domain/texts/en/server-pages.ts'
import { pathInLanguage } from '../../../domain/texts/language-path.ts'
import { translation } from '../../../domain/texts/translation.ts'
import { type Site, standalonePage } from '../../http/standalone-page.ts'

type Link = { purpose: 'CONFIRM' | 'CHANGE' | 'RETURN' | 'KEEP'; email: string }

/** Asks before anything is done, because programs that scan mails open every link. */
export function linkPage(site: Site, { purpose, email }: Link) {
  const { language } = site
  if (purpose === 'RETURN') return returnPage(site, email)
  const { confirm, change, keep } = translation(emailLinkTexts, language)
  const texts = { CONFIRM: confirm, CHANGE: change, KEEP: keep }[purpose]
  return standalonePage(
    site,
    texts.title,
    html`<h1>${texts.heading}</h1>
<p>${texts.text(email)}</p>
<form method="post">
<button>${texts.confirm}</button>
</form>`,
  )
}

/** The form that brings an address back; `fault` says why the new password was refused. */
export function returnPage(site: Site, email: string, fault?: string) {
  const { language } = site
  const { back: texts } = translation(emailLinkTexts, language)
  const { labels } = translation(fieldTexts, language)
  const { passwordHint } = translation(resetTexts, language)
  const describedBy = fault ? 'hint fault' : 'hint'
  return standalonePage(
    site,
    texts.title,
    html`<h1>${texts.heading}</h1>
<p>${texts.text(email)}</p>
<form method="post">
<input type="email" name="username" autocomplete="username" value="${email}" hidden>
<label for="password">${labels.newPassword}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required
 aria-describedby="${describedBy}"${fault ? html` aria-invalid="true" autofocus` : ''}>
${fault ? html`<p id="fault" role="alert">${fault}</p>` : ''}
<p id="hint">${passwordHint(loginPasswordLength)}</p>
<button>${texts.back}</button>
</form>`,
  )
}

type Done = 'confirmed' | 'changed' | 'kept' | 'taken' | 'gone'

/** What a link has done, or why it has done nothing. */
export function donePage(site: Site, done: Done) {
  const { language } = site
  const { toShop } = translation(standalonePageTexts, language)
  const { title, heading, text } = translation(emailLinkTexts, language)[done]
  return pageWithWayOn(site, { title, heading, text }, { label: toShop, path: '/' })
}

export function isBackPage(site: Site) {
  const { language } = site
  const { signIn, ...words } = translation(emailLinkTexts, language).isBack
  return pageWithWayOn(site, words, { label: signIn, path: '/login' })
}

type Words = { title: string; heading: string; text: string }

function pageWithWayOn(
  site: Site,
  { title, heading, text }: Words,
  wayOn: { label: string; path: '/' | '/login' },
) {
  return standalonePage(
    site,
    title,
    html`<h1>${heading}</h1>
<p>${text}</p>
<a class="button" href="${pathInLanguage(pageAddress(wayOn.path), site.language)}">${wayOn.label}</a>`,
  )
}
