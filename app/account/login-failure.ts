import { ApiError, NetworkError } from '../../contract/client.ts'
import { sessionTexts } from '../../domain/texts/en/account.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'

/** Only a refusal of what was typed is called so: a blocked account, too many attempts and faults have other words. */
export function loginFailure(error: unknown): string {
  if (error instanceof NetworkError) return controlTexts.networkError
  if (!(error instanceof ApiError)) return sessionTexts.loginFailed
  const isBlocked = error.status === 403
  if (error.status < 429 && !isBlocked) return sessionTexts.wrongCredentials
  return error.serverMessage ?? sessionTexts.loginFailed
}
