import { outboxOf } from '../mail/create-mailer.ts'
import type { Shop } from '../shop.ts'

/** What a person at the terminal wants to know first, as plain lines and not as JSON of the log. */
export function welcome(
  { config, gateways }: Pick<Shop, 'config' | 'gateways'>,
  login: { email: string; password: string },
): string {
  const lines = [
    '',
    `${config.shopName} is open: ${config.publicUrl}`,
    `  Payments:   ${gateways.map(({ summary }) => summary).join(', ')}`,
    `  Mails:      ${config.smtpUrl ? `sent through ${new URL(config.smtpUrl).host}` : `written to ${outboxOf(config)}`}`,
    `  Database:   ${config.databaseUrl ? 'the one of DATABASE_URL' : `embedded, in ${config.dataDir}`}`,
  ]
  if (config.seed === 'demo' && config.gateways.length === 0) {
    lines.push(`  Demo login: ${login.email}, password ${login.password}`)
  }
  return `${lines.join('\n')}\n\n`
}
