import { ApiError, NetworkError } from '../../contract/client.ts'
import type { Texts } from '../../domain/texts/texts.ts'

export type LoginTexts = Pick<Texts, 'controlTexts' | 'sessionTexts'>

/** Why a login failed: wrong credentials, a blocked account, too many attempts and server errors have different messages. */
export function loginFailure(
  error: unknown,
  { controlTexts, sessionTexts: texts }: LoginTexts,
): string {
  if (error instanceof NetworkError) return controlTexts.networkError
  if (!(error instanceof ApiError)) return texts.loginFailed
  const isBlocked = error.status === 403
  if (error.status < 429 && !isBlocked) return texts.wrongCredentials
  return error.serverMessage ?? texts.loginFailed
}
