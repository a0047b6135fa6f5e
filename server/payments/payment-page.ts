import { hash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { exactAmount } from '../../domain/money.ts'
import { shop } from '../../domain/shop.ts'
import type { CheckoutForm } from './gateway.ts'

const style = `
:root { color-scheme: light }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: #fffdf7; color: #14261b; font: 1.0625rem/1.5 "Segoe UI", "Helvetica Neue", Arial, sans-serif }
main { box-sizing: border-box; width: min(30rem, 100vw); padding: 2rem 1rem }
h1 { margin: 1.5rem 0 0.5rem; font: 700 2rem/1.1 "Arial Narrow", "Roboto Condensed", sans-serif }
p { margin: 0 0 1.5rem }
button, .button { display: grid; place-items: center; box-sizing: border-box; width: 100%; min-height: 3rem; border: 0; border-radius: 6px; background: #0c4b30; color: #fffdf7; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
button:hover, .button:hover { background: #083521 }
:focus-visible { outline: 3px solid #14261b; outline-offset: 2px }
`
const script = 'document.forms[0].submit()'

// Inline, so that nothing else has to load before the customer moves on; allowed by hash.
const styleSource = `'sha256-${hash('sha256', style, 'base64')}'`
const scriptSource = `'sha256-${hash('sha256', script, 'base64')}'`

/** Keeps the page to its own script, and its form to the gateway. */
export function paymentPagePolicy(formActionOrigin: string): string {
  return `default-src 'none'; img-src 'self'; style-src ${styleSource}; script-src ${scriptSource}; form-action ${formActionOrigin}; base-uri 'none'; frame-ancestors 'none'`
}

/** Posts the form at once; without script it waits for the button. */
export function paymentPage(orderId: number, amountCents: number, form: CheckoutForm) {
  const fields = Object.entries(form.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return page(
    'Payment',
    html`<h1>On to the payment</h1>
<p>Order #${orderId}, ${shop.currency}\u00a0${exactAmount(amountCents)}</p>
<form method="post" action="${form.action}">
${fields}
<button>Continue to payment</button>
</form>
<script>${raw(script)}</script>`,
  )
}

export function unknownPaymentPage() {
  return page(
    'Payment not found',
    html`<h1>This payment is not known</h1>
<p>The address may be incomplete. An order that is still to be paid can be paid from your orders.</p>
<a class="button" href="/orders">View Orders</a>`,
  )
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${shop.name}</title>
<link rel="icon" href="/brand/logo-mark.svg" type="image/svg+xml">
<style>${raw(style)}</style>
</head>
<body>
<main>
<img src="/brand/logo.svg" alt="${shop.name}" height="42">
${content}
</main>
</body>
</html>`
}
