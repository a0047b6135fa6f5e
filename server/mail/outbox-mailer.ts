import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { MailAddress, Mailer } from './mail.ts'
import { messageOf } from './message.ts'

/** Writes mails to files instead of sending them, for a shop without a mail server; they open in any mail program. */
export function outboxMailer(folder: string, from: () => MailAddress, log: Logger): Mailer {
  return {
    async deliver(mail, identity) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message } = await transport.sendMail(messageOf(mail, identity, from()))
      const time = identity.writtenAt.toISOString().replaceAll(':', '-')
      const file = join(folder, `${time}-${identity.id}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Whole or not at all; a second try writes the same file again.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
      log.info({ file }, 'A mail was written to the outbox')
    },
  }
}
