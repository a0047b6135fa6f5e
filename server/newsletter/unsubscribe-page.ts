import { html } from 'hono/html'
import { pageAddress } from '../../contract/pages.ts'
import { standalonePage } from '../http/standalone-page.ts'

/** Asks first: programs that look into mails open every link in them. */
export function unsubscribePage() {
  return standalonePage(
    'Unsubscribe',
    html`<h1>No more updates?</h1>
<p>You will get no further mails about new products and offers.</p>
<form method="post">
<button>Unsubscribe</button>
</form>`,
  )
}

export function unsubscribedPage() {
  return standalonePage(
    'Unsubscribed',
    html`<h1>You are unsubscribed</h1>
<p>We will not write to you again. You can subscribe at the foot of any page of the shop.</p>
<a class="button" href="${pageAddress('/')}">To the shop</a>`,
  )
}

export function brokenLinkPage() {
  return standalonePage(
    'Link not complete',
    html`<h1>This link is not complete</h1>
<p>Please open the whole link at the end of our mail, or copy it into the address bar.</p>
<a class="button" href="${pageAddress('/')}">To the shop</a>`,
  )
}
