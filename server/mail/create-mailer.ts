import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Mailer } from './mail.ts'
import { outboxMailer } from './outbox-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** The mail server of the settings, or the outbox folder when there is none. */
export function createMailer(config: Config, log: Logger): Mailer {
  const from = () => ({ name: config.shopName, address: config.supportEmail })
  return config.smtpUrl
    ? smtpMailer(config.smtpUrl, from)
    : outboxMailer(outboxOf(config), from, log)
}

/** Where the mails of a shop without a mail server lie. */
export function outboxOf({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'outbox')
}
