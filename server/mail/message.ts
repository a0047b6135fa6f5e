import type { SendMailOptions } from 'nodemailer'
import type { Mail, MailAddress, MailIdentity } from './mail.ts'

/** A mail as nodemailer takes it, in which nothing that somebody typed can become a header or a second address. */
export function messageOf(mail: Mail, { id, writtenAt }: MailIdentity, from: MailAddress) {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    from: oneLineAddress(from),
    to: oneLineAddress(mail.to),
    ...(mail.replyTo && { replyTo: oneLineAddress(mail.replyTo) }),
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    // The same at every try, so that a mailbox can tell a repetition.
    messageId: `<${id}@${domain}>`,
    date: writtenAt,
    headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions
}

function oneLineAddress({ name, address }: MailAddress): MailAddress {
  return { name: oneLine(name), address: oneLine(address) }
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}
