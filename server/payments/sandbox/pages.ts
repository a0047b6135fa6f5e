import { html } from 'hono/html'
import { pageAddress } from '../../../contract/pages.ts'
import { centsOfDecimalText, exactAmount, noCents } from '../../../domain/money/money.ts'
import { formats } from '../../../domain/texts/en/formats.ts'
import type { Checkout } from './checkout.ts'

export function checkoutPage(asked: Checkout, sealed: string) {
  return page(
    'Sandbox payment',
    html`<p class="note">A practice payment: no card is asked for and no money moves.</p>
<dl>
<div><dt>For</dt><dd>${asked.items}</dd></div>
<div><dt>Reference</dt><dd>${asked.reference}</dd></div>
<div class="total"><dt>Amount</dt><dd>${asked.currency}\u00a0${exactAmount(centsOfDecimalText(asked.amount) ?? noCents, formats)}</dd></div>
</dl>
<form method="post" action="finish">
<input type="hidden" name="checkout" value="${sealed}">
<button class="primary" name="outcome" value="pay">Pay</button>
<button class="outline" name="outcome" value="decline">Decline</button>
<button class="link" name="outcome" value="cancel">Cancel</button>
</form>`,
  )
}

/** In the gateway's own words, which tell a browser nothing of what was wrong. */
export function unauthorizedPage() {
  return page(
    'Unauthorized payment request',
    html`<p>The shop's request is not one that this gateway can accept. Nothing was paid.</p>
<a class="button outline" href="${pageAddress('/orders')}">View Orders</a>`,
  )
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en">
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
