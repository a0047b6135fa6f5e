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
