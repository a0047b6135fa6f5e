import type { Letter } from './letter.ts'

/** Whom a mail is from or for; the name may be anything that somebody has typed. */
export type MailAddress = { name: string; address: string }

type Envelope = {
  to: MailAddress
  /** Who an answer goes to, when not to the shop. */
  replyTo?: MailAddress
}

/** A letter and whom it is for, as the job queue keeps it. */
export type AddressedLetter = Envelope & {
  letter: Letter
  /** An operator has decided to send this one: the limit of mails to addresses that are not confirmed is for others. */
  byOperator?: true
  /** It was counted against that limit before it was written. */
  isCounted?: true
  /** What operators find the mail by; `userId`: whose it is, if it goes to another address than the account has. */
  about?: { orderId?: number; answerId?: number; userId?: number }
}

/** A mail ready to be sent. */
export type Mail = Envelope & {
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}

/** What stays the same however often a mail is tried, so that a repetition can be told from a new mail. */
export type MailIdentity = { id: string; writtenAt: Date }

/** The way out of the shop: a mail server, or a folder on this machine. */
export type Mailer = {
  /** Done when the mail is accepted for good; fails when it has to be tried again. */
  deliver: (mail: Mail, identity: MailIdentity) => Promise<void>
}

/** A mail that will be refused however often it is tried, as to an address that does not exist. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
