import type { Language } from '../../domain/texts/texts.ts'
import type { Config } from '../config.ts'

/** A part of a letter, which the layout shows in HTML and in plain text alike. */
export type LetterPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Somebody's own words, line breaks kept. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** What was bought: amounts at the right, the last of the totals is what is paid. */
  | {
      kind: 'bill'
      lines: readonly BillLine[]
      totals: readonly (readonly [label: string, amount: string])[]
    }
  /** Figures to be typed in elsewhere, large. */
  | { kind: 'code'; text: string }
  | { kind: 'button'; label: string; url: string }

/**
 * A part that repeats what a customer has typed. An address that nobody has confirmed gets `instead`, or
 * nothing: with an account in somebody's name a stranger could send them anything.
 */
export type TypedPart = { kind: 'typed'; part: LetterPart; instead?: LetterPart }

export type BillLine = { name: string; note: string; amount: string }

/** What a mail says, before it takes on the shop's look. */
export type Letter = {
  language: Language
  subject: string
  /** What a mailbox shows beside the subject. */
  preview: string
  parts: readonly (LetterPart | TypedPart)[]
  /** Why somebody gets this mail. */
  reason: string
  unsubscribeUrl?: string
  /**
   * What the shop keeps of the mail once it is tried: ENVELOPE for a code, or a link that opens or changes an account;
   * NOTHING for somebody whose data are erased. Everything if not set.
   */
  kept?: 'ENVELOPE' | 'NOTHING'
}

/** Who speaks, and where they live. */
export type Sender = Pick<
  Config,
  'shopName' | 'logo' | 'publicUrl' | 'supportEmail' | 'supportPhone'
>
