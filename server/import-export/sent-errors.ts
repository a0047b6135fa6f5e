import { DrizzleQueryError } from 'drizzle-orm'
import { codeOf } from '../error-code.ts'
import { Refusal } from '../http/refusal.ts'

/** An error on its way to another thread, which would lose its class and its code. */
export type SentError =
  | ({ kind: 'REFUSAL' } & Pick<Refusal, 'code' | 'details'>)
  | { kind: 'QUERY'; query: string; cause: SentError | undefined }
  | {
      kind: 'OTHER'
      message: string
      stack: string | undefined
      code: string | undefined
      cause: SentError | undefined
    }

export function sentError(error: unknown): SentError {
  if (error instanceof Refusal) return { kind: 'REFUSAL', code: error.code, details: error.details }
  if (!(error instanceof Error))
    return {
      kind: 'OTHER',
      message: String(error),
      stack: undefined,
      code: undefined,
      cause: undefined,
    }
  const cause = error.cause === undefined ? undefined : sentError(error.cause)
  // Without its values, which may be of people.
  if (error instanceof DrizzleQueryError) return { kind: 'QUERY', query: error.query, cause }
  const { message, stack } = error
  return { kind: 'OTHER', message, stack, code: codeOf(error), cause }
}

export function receivedError(sent: SentError): Error {
  if (sent.kind === 'REFUSAL') return new Refusal(sent.code, sent.details)
  const cause = sent.cause && receivedError(sent.cause)
  if (sent.kind === 'QUERY') return new DrizzleQueryError(sent.query, [], cause)
  const { message, stack, code } = sent
  return Object.assign(new Error(message, { cause }), { stack }, code === undefined ? {} : { code })
}
