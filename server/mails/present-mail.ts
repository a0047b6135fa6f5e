import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { presentMailState } from './mail-state.ts'
import type { ListedRow, MailRow } from './store.ts'

type ListedMail = BackOfficeAnswer<'GET /admin/mails'>['items'][number]
export type OfficeMail = BackOfficeAnswer<'GET /admin/mails/{mailId}'>

export function presentListedMail(row: ListedRow): ListedMail {
  const { repeatedAt, repeatedBy } = row
  return {
    ...presentMailState(row),
    to: { name: row.toName, address: row.toAddress },
    subject: row.subject,
    customerId: row.userId,
    orderId: row.orderId,
    writtenAt: row.writtenAt.toISOString(),
    triedAt: row.triedAt.toISOString(),
    tries: row.tries,
    repetition:
      repeatedAt && repeatedBy ? { at: repeatedAt.toISOString(), operatorEmail: repeatedBy } : null,
  }
}

export function presentMail(row: MailRow): OfficeMail {
  return { ...presentListedMail(row), text: row.text }
}
