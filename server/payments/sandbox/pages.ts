import { html } from 'hono/html'
import { pageAddress } from '../../../contract/pages.ts'
import { amountText, centsOfDecimalText, noCents } from '../../../domain/money/money.ts'
import { formats } from '../../../domain/texts/en/formats.ts'
import { sandboxGatewayTexts, standalonePageTexts } from '../../../domain/texts/en/server-pages.ts'
import { pathInLanguage } from '../../../domain/texts/language-path.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { translation } from '../../../domain/texts/translation.ts'
import type { Checkout } from './checkout.ts'

export function checkoutPage(language: Language, asked: Checkout, sealed: string) {
  const texts = translation(sandboxGatewayTexts, language)
  const cents = centsOfDecimalText(asked.amount) ?? noCents
  const amount = amountText(cents, translation(formats, language))
  return page(
    language,
    texts.title,
    html`<p class="note">${texts.practice}</p>
<dl>
<div><dt>${texts.for}</dt><dd lang="en">${asked.items}</dd></div>
<div><dt>${texts.reference}</dt><dd>${asked.reference}</dd></div>
<div class="total"><dt>${texts.amount}</dt><dd>${amount}</dd></div>
</dl>
<form method="post" action="finish">
<input type="hidden" name="checkout" value="${sealed}">
<button class="primary" name="outcome" value="pay">${texts.pay}</button>
<button class="outline" name="outcome" value="decline">${texts.decline}</button>
<button class="link" name="outcome" value="cancel">${texts.cancel}</button>
</form>`,
  )
}

/** PayHere's own wording, which does not reveal what was wrong. */
export function unauthorizedPage(language: Language) {
  const { unauthorized: texts } = translation(sandboxGatewayTexts, language)
  const { viewOrders } = translation(standalonePageTexts, language)
  return page(
    language,
    texts.title,
    html`<p>${texts.text}</p>
<a class="button outline" href="${pathInLanguage(pageAddress('/orders'), language)}">${viewOrders}</a>`,
  )
}

function page(language: Language, title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/brand/logo-mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox-gateway.css">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`
}
