import { ApiError, NetworkError } from '../../contract/client.ts'
import { passkeyUseTexts } from '../../domain/texts/en/account.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { NoPasskey } from '../../ui/passkeys.ts'
import { useTexts } from '../../ui/texts.ts'
import { queryClient, sessionKey } from './back-office-api.ts'

/**
 * Why a call failed, in words for the operator. A 404 may also mean that the session has ended, so the
 * session is fetched again; if it has ended, the page changes by itself.
 */
export function useFailureOf(): (error: unknown) => string {
  const texts = useTexts(controlTexts)
  const passkeys = useTexts(passkeyUseTexts)
  return (error) => {
    if (error instanceof ApiError) {
      if (error.status === 404) void queryClient.invalidateQueries({ queryKey: sessionKey })
      return error.serverMessage ?? texts.wentWrong
    }
    if (error instanceof NetworkError) return texts.networkError
    if (error instanceof NoPasskey) return passkeys.none[error.reason]
    throw error
  }
}
