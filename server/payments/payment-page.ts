import { html, raw } from 'hono/html'
import { pageAddress } from '../../contract/pages.ts'
import { type Cents, exactAmount } from '../../domain/money/money.ts'
import { shop } from '../../domain/shop.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { standalonePage, standalonePagePolicy } from '../http/standalone-page.ts'
import type { CheckoutForm } from './gateway.ts'

// Inline, so that nothing else has to load before the customer moves on.
const script = 'document.forms[0].submit()'

/** Keeps the page to its own script, and its form to the gateway. */
export function paymentPagePolicy({ action }: CheckoutForm): string {
  return standalonePagePolicy(new URL(action).origin, script)
}

/** Posts the form at once; without script it waits for the button. */
export function paymentPage(
  { orderId, amountCents }: { orderId: number; amountCents: Cents },
  form: CheckoutForm,
) {
  const fields = Object.entries(form.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return standalonePage(
    'Payment',
    html`<h1>On to the payment</h1>
<p>Order #${orderId}, ${shop.currency}\u00a0${exactAmount(amountCents, formats)}</p>
<form method="post" action="${form.action}">
${fields}
<button>Continue to payment</button>
</form>
<script>${raw(script)}</script>`,
  )
}

export const unknownPaymentPolicy = standalonePagePolicy("'none'")

export function unknownPaymentPage() {
  return standalonePage(
    'Payment not found',
    html`<h1>This payment is not known</h1>
<p>The address may be incomplete. An order that is still to be paid can be paid from your orders.</p>
<a class="button" href="${pageAddress('/orders')}">View Orders</a>`,
  )
}
