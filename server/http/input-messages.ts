import { z } from '@hono/zod-openapi'
import type { $ZodRawIssue } from 'zod/v4/core'
import { sentencesOf } from '../../contract/sentences.ts'

const texts = sentencesOf('inputTexts')

/** What a customer reads of a value that breaks a rule without a sentence of its own. */
function messageOf(issue: $ZodRawIssue): string {
  if (issue.code === 'too_small') return tooSmall(Number(issue.minimum), String(issue.origin))
  if (issue.code === 'too_big') return tooBig(Number(issue.maximum), String(issue.origin))
  if (issue.code === 'invalid_value') return texts.oneOf(issue.values.map(String))
  const isMissing = issue.code === 'invalid_type' && (issue.input ?? null) === null
  return isMissing ? texts.missing : texts.invalid
}

function tooSmall(minimum: number, origin: string): string {
  if (origin === 'string') return minimum === 1 ? texts.missing : texts.tooShort(minimum)
  return origin === 'array' ? texts.tooFew(minimum) : texts.atLeast(minimum)
}

function tooBig(maximum: number, origin: string): string {
  if (origin === 'string') return texts.tooLong(maximum)
  return origin === 'array' ? texts.tooMany(maximum) : texts.atMost(maximum)
}

/** Replaces the validator's own sentences, which are meant for developers, by references to the shop's. */
export function speakToCustomers(): void {
  z.config({ localeError: messageOf })
}
