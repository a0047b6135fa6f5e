import type { TestShop } from './open-shop.ts'

/** Asks for a code as a guest does, or as a signed-in customer, and reads it from the mail. */
export async function aMailedCode(shop: TestShop, email: string, token?: string): Promise<string> {
  await shop.call('POST /user/send', { query: { email }, ...(token && { token }) })
  return lastMailedCode(shop)
}

/** The code in the last mail with one. */
export async function lastMailedCode({ deliverMails }: TestShop): Promise<string> {
  const codes = (await deliverMails()).flatMap(({ text }) => /^ *(\d{4,6})$/m.exec(text)?.[1] ?? [])
  const code = codes.at(-1)
  if (!code) throw new Error('No code was mailed')
  return code
}

/** What the link in the last mail with one has after its #. */
export async function lastMailedLink({ deliverMails }: TestShop): Promise<string> {
  const mails = await deliverMails()
  const links = mails.flatMap(({ text }) => /\/new-password#([\w-]+)/.exec(text)?.[1] ?? [])
  const link = links.at(-1)
  if (!link) throw new Error('No link was mailed')
  return link
}

/** Another code than this one. */
export function otherThan(code: string, by = 1): string {
  return String((Number(code) + by) % 10 ** code.length).padStart(code.length, '0')
}

/** The cookie by which a browser knows after this login that somebody has signed in there. */
export function browserOf({ headers }: { headers: Headers }): string {
  const cookie = headers.getSetCookie().find((each) => each.startsWith('browser='))
  return cookie?.split(';')[0] ?? ''
}
