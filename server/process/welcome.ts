import type { Config } from '../config.ts'
import { outboxOf } from '../mail/create-mailer.ts'

/** What a human at the terminal wants to know first; plain lines, whatever the log looks like. */
export function welcome(config: Config, login: { email: string; password: string }): string {
  const lines = [
    '',
    `${config.shopName} is open: ${config.publicUrl}`,
    `  Payments:   ${config.payHere ? `PayHere at ${config.payHere.url}` : 'sandbox gateway, no real money'}`,
    `  Mails:      ${config.smtpUrl ? `sent through ${new URL(config.smtpUrl).host}` : `written to ${outboxOf(config)}`}`,
    `  Database:   ${config.databaseUrl ? 'the one of DATABASE_URL' : `embedded, in ${config.dataDir}`}`,
  ]
  if (config.seed === 'demo' && !config.payHere) {
    lines.push(`  Demo login: ${login.email}, password ${login.password}`)
  }
  return `${lines.join('\n')}\n\n`
}
