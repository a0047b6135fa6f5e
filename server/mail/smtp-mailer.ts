import { codeOf } from '../error-code.ts'
import { type MailAddress, type Mailer, MailRefused } from './mail.ts'
import { messageOf } from './message.ts'

/**
 * Hands mails to a mail server, each over a connection of its own. A server that keeps silent for
 * longer than `patience` milliseconds is tried again later.
 */
export function smtpMailer(smtpUrl: string, from: () => MailAddress, patience = 15_000): Mailer {
  return {
    async deliver(mail, identity) {
      // With the first mail: it takes much memory, and many instances never send one.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url: smtpUrl,
        dnsTimeout: patience,
        connectionTimeout: patience,
        greetingTimeout: patience,
        socketTimeout: patience,
      })
      try {
        await transport.sendMail(messageOf(mail, identity, from()))
      } catch (error) {
        throw isForGood(error) ? new MailRefused(String(error), { cause: error }) : error
      }
    },
  }
}

/** A refusal (5xx) of this address or message; a refused login is for the operator to correct. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error)) return false
  const isRefusal = ['EENVELOPE', 'EMESSAGE'].includes(codeOf(error) ?? '')
  return isRefusal && Number(error.responseCode) >= 500
}
