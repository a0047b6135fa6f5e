import { html } from 'hono/html'
import { pageAddress, withQuery } from '../../../contract/pages.ts'
import { dateAndTime } from '../../../domain/dates.ts'
import { amountText } from '../../../domain/money/money.ts'
import { firstNameOf, type LinkState } from '../../../domain/orders/payment-link.ts'
import { formats } from '../../../domain/texts/en/formats.ts'
import { paymentLinkTexts } from '../../../domain/texts/en/payment-links.ts'
import { paymentPageTexts, standalonePageTexts } from '../../../domain/texts/en/server-pages.ts'
import { languageLabels, languageNames } from '../../../domain/texts/language-labels.ts'
import { pathInLanguage } from '../../../domain/texts/language-path.ts'
import { translation } from '../../../domain/texts/translation.ts'
import { type PageContent, type Site, standalonePage } from '../../http/standalone-page.ts'
import type { OrderRow } from '../store.ts'

type Linked = {
  order: OrderRow
  state: LinkState
  name: string
  /** Whether somebody has gone to the gateway before. */
  isTried: boolean
  supportPhone: string
  path: string
}

/** What anyone with the link sees of an order: a first name, its number, and what is to be paid. */
export function linkPage(site: Site, linked: Linked) {
  const texts = translation(paymentLinkTexts, site.language)
  const content = contentOf(site, linked)
  return standalonePage(site, texts.title, html`${languageSwitch(site, linked.path)}${content}`)
}

function contentOf({ language }: Site, linked: Linked): PageContent {
  const { order, state, supportPhone, isTried, path } = linked
  const texts = translation(paymentLinkTexts, language)
  if (state === 'open') return openContent(language, linked)
  return html`<h1>${texts[state].heading}</h1>
<p>${texts[state].text(order.id, supportPhone)}</p>
${isTried && !order.paidAt ? justPaid(language, path) : ''}
${toShop(language)}`
}

function toShop(language: Site['language']): PageContent {
  const { toShop } = translation(standalonePageTexts, language)
  return html`<a class="button" href="${pathInLanguage(pageAddress('/'), language)}">${toShop}</a>`
}

function openContent(
  language: Site['language'],
  { order, name, isTried, path }: Linked,
): PageContent {
  const texts = translation(paymentLinkTexts, language)
  const { order: orderText } = translation(paymentPageTexts, language)
  const spelling = translation(formats, language)
  const until = dateAndTime(order.stockHeldUntil?.toISOString(), spelling)
  return html`<h1>${texts.greeting(firstNameOf(name))}</h1>
<p>${orderText(order.id, amountText(order.totalCents, spelling))}</p>
<p>${texts.until(until)}</p>
${isTried ? justPaid(language, path) : ''}
<form method="post" action="${withQuery(path, { language })}">
<button>${texts.pay}</button>
</form>`
}

/** The gateway sends customers back before, or after, it tells the shop of their payment. */
function justPaid(language: Site['language'], path: string): PageContent {
  const texts = translation(paymentLinkTexts, language)
  return html`<p>${texts.justPaid} <a href="${withQuery(path, { language })}">${texts.lookAgain}</a></p>`
}

/** The same page in each other language. */
function languageSwitch({ language }: Site, path: string): PageContent {
  const others = languageNames.filter((each) => each !== language)
  const links = others.map(
    (each) =>
      html`<a href="${withQuery(path, { language: each })}" lang="${each}">${languageLabels[each]}</a> `,
  )
  return html`<nav aria-label="${translation(paymentLinkTexts, language).languages}"><p>${links}</p></nav>`
}

export function unknownLinkPage(site: Site) {
  const { title, unknown } = translation(paymentLinkTexts, site.language)
  return standalonePage(
    site,
    title,
    html`<h1>${unknown.heading}</h1>
<p>${unknown.text}</p>
${toShop(site.language)}`,
  )
}
