import { randomUUID } from 'node:crypto'
import { firstStepsTexts } from '../../domain/texts/en/back-office/first-steps.ts'
import type { Operator } from '../back-office/for-operators.ts'
import { withoutAddresses } from '../log.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { createMailer } from '../mail/create-mailer.ts'
import type { Letter } from '../mail/letter.ts'
import { spend } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'

type Outcome = { isSent: boolean; isReal: boolean; fault: string | null }

/** Sends the operator a mail at once, without the queue, and says what the mail server has answered. */
export async function sendTestMail(
  { config, database, log, now }: Shop,
  { id, name, email }: Operator,
): Promise<Outcome> {
  await spend({ config, database }, ['testMailsOfOperator', id])
  const isReal = config.smtpUrl !== undefined
  const mail = composeMail(config, { to: { name, address: email }, letter: letterFrom(config) })
  try {
    await createMailer(config, log).deliver(mail, { id: randomUUID(), writtenAt: now() })
    return { isSent: true, isReal, fault: null }
  } catch (error) {
    const fault = withoutAddresses(error instanceof Error ? error.message : String(error))
    return { isSent: false, isReal, fault }
  }
}

function letterFrom({ shopName }: Shop['config']): Letter {
  const texts = firstStepsTexts.testMail
  return {
    language: 'en',
    subject: texts.subject(shopName),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.text },
    ],
    reason: texts.reason(shopName),
  }
}
