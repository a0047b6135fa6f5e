import type { TestCustomer } from './builders.ts'
import type { TestShop } from './open-shop.ts'
import type { ReadMail } from './read-mail.ts'

/** The path of the link in a mail about an account's email address, in text and HTML. */
export function emailLinkIn(mail: ReadMail | undefined): string {
  const [path] = /\/account\/email\/[\w-]{43}/.exec(mail?.text ?? '') ?? []
  if (!path || !mail?.html.includes(path)) throw new Error('The mail has no link')
  return path
}

/** The path of the link in the last mail to this address. */
export async function lastEmailLink({ deliverMails }: TestShop, address: string) {
  const mails = (await deliverMails()).filter(({ to }) => to.includes(address))
  return emailLinkIn(mails.findLast(({ text }) => text.includes('/account/email/')))
}

/** Presses the button of the page that a link opens. Returns the status and the page. */
export async function pressLink(
  { request }: TestShop,
  path: string,
  typed: Record<string, string> = {},
) {
  const response = await request(path, { method: 'POST', body: new URLSearchParams(typed) })
  return { status: response.status, page: await response.text() }
}

/** What the profile sends when a customer has typed another email address. */
export function askForEmail(
  { call }: TestShop,
  { id, token }: TestCustomer,
  changed: { email: string; password?: string; name?: string; telephone?: string },
) {
  const body = { name: 'Nimali Perera', telephone: '0771234567', ...changed }
  return call('PUT /user/update/{userId}', { params: { userId: id }, body, token })
}

/** Changes the email address of a customer, who reads the mail at the new one. */
export async function moveTo(shop: TestShop, customer: TestCustomer, email: string) {
  await askForEmail(shop, customer, { email, password: customer.password })
  return pressLink(shop, await lastEmailLink(shop, email))
}

/** The status of a login. */
export async function logInStatus({ call }: TestShop, email: string, password: string) {
  return (await call('POST /user/login', { body: { email, password } })).status
}
