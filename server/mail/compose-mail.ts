import type { Sender } from './letter.ts'
import { letterText } from './letter-text.ts'
import type { AddressedLetter, Mail } from './mail.ts'
import { mailLayout } from './mail-layout.ts'

/** A letter in the shop's look, in HTML and in plain text. */
export function composeMail(sender: Sender, { to, replyTo, letter }: AddressedLetter): Mail {
  return {
    to,
    ...(replyTo && { replyTo }),
    subject: letter.subject,
    html: mailLayout(sender, letter),
    text: letterText(sender, letter),
    ...(letter.unsubscribeUrl && { headers: unsubscribeHeaders(letter.unsubscribeUrl) }),
  }
}

/** Mailboxes show their own button for these, and press it without opening the page (RFC 8058). */
function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
