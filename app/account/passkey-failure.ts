import { ApiError } from '../../contract/client.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { NoPasskey } from '../../ui/passkeys.ts'

type FailureTexts = Pick<Texts, 'controlTexts' | 'passkeyUseTexts'>

/** Why using or making a passkey failed. */
export function passkeyFailure(
  error: unknown,
  { controlTexts, passkeyUseTexts: { none } }: FailureTexts,
): string {
  if (error instanceof NoPasskey) return none[error.reason]
  if (error instanceof ApiError) return error.serverMessage ?? none.failed
  // No response, or none for the script that speaks with the browser's dialog.
  return controlTexts.networkError
}
