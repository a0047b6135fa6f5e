import type { JobResult, JobWithMetadata } from 'pg-boss'
import { normalizeEmail } from '../../../domain/accounts/email.ts'
import { mailsTexts } from '../../../domain/texts/en/back-office/mails.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { deliverMail } from '../../mail/deliver-mail.ts'
import type { AddressedLetter, Mailer } from '../../mail/mail.ts'
import { recordMail } from '../../mail/record-mail.ts'
import { withoutTypedWords } from '../../mail/without-typed-words.ts'
import type { Shop } from '../../shop.ts'
import { countMail, isTrusted } from './mails-to-unconfirmed.ts'

type MailShop = Pick<Shop, 'config' | 'database' | 'log' | 'now'>

/**
 * One try at one mail. An address that nobody has confirmed may belong to anybody, so it gets few mails a day,
 * and none that repeats what a customer has typed. It is asked here, not where mails are caused, because by
 * then it may be confirmed, and no order waits for the answer.
 */
export async function mailLetter(
  shop: MailShop,
  mailer: Mailer,
  job: JobWithMetadata<AddressedLetter>,
): Promise<JobResult> {
  const { id, retryCount } = job
  const data = inALanguage(job.data)
  const address = normalizeEmail(data.to.address)
  if (await isTrusted(shop, address)) return deliverMail(shop, mailer, { ...job, data })
  // A mail counts once, at its first try.
  const counts = !data.byOperator && !data.isCounted && retryCount === 0
  if (counts && !(await countMail(shop, address))) {
    shop.log.info({ mail: id }, 'A mail was left out: its address is not confirmed')
    const failure = { reason: mailsTexts.leftOut, isFinal: true }
    await recordMail(shop, { job, addressed: data, mail: composeMail(shop.config, data), failure })
    return { id, status: 'completed' }
  }
  return deliverMail(shop, mailer, { ...job, data: withoutTypedWords(data) }, data)
}

/** Letters that were queued before letters had a language are in English. */
function inALanguage({ letter, ...addressed }: AddressedLetter): AddressedLetter {
  return { ...addressed, letter: { ...letter, language: letter.language ?? 'en' } }
}
