import { html, raw } from 'hono/html'
import { pageAddress } from '../../contract/pages.ts'
import { amountText, type Cents } from '../../domain/money/money.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { paymentPageTexts, standalonePageTexts } from '../../domain/texts/en/server-pages.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import { translation } from '../../domain/texts/translation.ts'
import { type Site, standalonePage, standalonePagePolicy } from '../http/standalone-page.ts'
import type { CheckoutForm } from './gateway.ts'

// Inline, so that nothing else has to load before the customer moves on.
const script = 'document.forms[0].submit()'

/** Allows the page only its own script, and forms to the gateway. */
export function paymentPagePolicy({ action }: CheckoutForm): string {
  return standalonePagePolicy(new URL(action).origin, script)
}

/** Posts the form at once; without script it waits for the button. */
export function paymentPage(
  { orderId, amountCents, ...site }: Site & { orderId: number; amountCents: Cents },
  form: CheckoutForm,
) {
  const { language } = site
  const texts = translation(paymentPageTexts, language)
  const amount = amountText(amountCents, translation(formats, language))
  const fields = Object.entries(form.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return standalonePage(
    site,
    texts.title,
    html`<h1>${texts.heading}</h1>
<p>${texts.order(orderId, amount)}</p>
<form method="post" action="${form.action}">
${fields}
<button>${texts.continue}</button>
</form>
<script>${raw(script)}</script>`,
  )
}

export const unknownPaymentPolicy = standalonePagePolicy("'none'")

export function unknownPaymentPage(site: Site) {
  const { language } = site
  const { unknown: texts } = translation(paymentPageTexts, language)
  const { viewOrders } = translation(standalonePageTexts, language)
  return standalonePage(
    site,
    texts.title,
    html`<h1>${texts.heading}</h1>
<p>${texts.text}</p>
<a class="button" href="${pathInLanguage(pageAddress('/orders'), language)}">${viewOrders}</a>`,
  )
}
