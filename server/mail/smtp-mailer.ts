import { createTransport } from 'nodemailer'
import { type MailAddress, type Mailer, MailRefused } from './mail.ts'
import { messageOf } from './message.ts'

/** How long the server may keep silent, in milliseconds, before a mail is tried again later. */
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** Hands mails to a mail server, each over a connection of its own. */
export function smtpMailer(smtpUrl: string, from: MailAddress): Mailer {
  const transport = createTransport({ url: smtpUrl, ...patience })
  return {
    async deliver(mail, identity) {
      try {
        await transport.sendMail(messageOf(mail, identity, from))
      } catch (error) {
        throw isForGood(error) ? new MailRefused(String(error), { cause: error }) : error
      }
    },
  }
}

/** A refusal (5xx) of this address or message; a refused login is the operator's to mend. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false
  return ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) && Number(error.responseCode) >= 500
}
