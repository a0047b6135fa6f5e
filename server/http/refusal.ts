import { type RefusalCode, type RefusalStatus, refusalStatuses } from '../../contract/refusals.ts'
import { officeRefusalTexts } from '../../domain/texts/en/back-office/refusals.ts'
import { refusalTexts } from '../../domain/texts/en/refusals.ts'
import type { Language, OfficeTexts, Texts } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'

type Sentences = Texts['refusalTexts'] & OfficeTexts['officeRefusalTexts']

/** Data that a refusal and its response carry: the faulty fields, the current cart. */
type Details = Record<string, unknown>

/** The details that the sentence of a refusal needs. */
type Needed<Code extends RefusalCode> = Sentences[Code] extends (details: infer Named) => string
  ? Named
  : unknown

type DetailsOf<Code extends RefusalCode> = Details & Needed<Code>

/** An expected refusal, as opposed to a fault of ours. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: RefusalStatus
  readonly details: Details

  constructor(code: RefusalCode, details: Details) {
    super(code)
    this.code = code
    this.status = refusalStatuses[code]
    this.details = details
  }
}

export function refusal<Code extends RefusalCode>(
  code: Code,
  ...[details]: Details extends DetailsOf<Code>
    ? [details?: DetailsOf<Code>]
    : [details: DetailsOf<Code>]
): Refusal {
  return new Refusal(code, details ?? {})
}

/** The sentence that people read. Refusals of the back office have English sentences only, also for pickers and drivers. */
export function sentenceOf({ code, details }: Refusal, language: Language): string {
  const sentences: Sentences = { ...translation(refusalTexts, language), ...officeRefusalTexts }
  const sentence: string | ((details: never) => string) = sentences[code]
  // The type of `refusal` makes sure that the details are those of this code.
  return typeof sentence === 'string' ? sentence : sentence(details as never)
}
