import { ApiError, NetworkError } from '../../contract/client.ts'
import { passkeyUseTexts } from '../../domain/texts/en/account.ts'
import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { NoPasskey } from '../../ui/passkeys.ts'
import { useTexts } from '../../ui/texts.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { queryClient, sessionKey } from './back-office-api.ts'

/**
 * Why a call failed, in words for the operator. A 404 may also mean that the session has ended, so the
 * session is fetched again; if it has ended, the page changes by itself.
 */
export function useFailureOf(): (error: unknown) => string {
  const texts = useTexts(controlTexts)
  const { onTheWay } = useOfficeTexts(officeControlTexts)
  const passkeys = useTexts(passkeyUseTexts)
  return (error) => {
    if (error instanceof ApiError) {
      if (error.status === 404) void queryClient.invalidateQueries({ queryKey: sessionKey })
      return error.serverMessage ?? wordsOf(error.status, onTheWay)
    }
    if (error instanceof NetworkError) return texts.networkError
    if (error instanceof NoPasskey) return passkeys.none[error.reason]
    throw error
  }
}

/** Of a response without words: it comes from a proxy, since the shop says why it refuses. */
function wordsOf(status: number, words: (typeof officeControlTexts)['onTheWay']): string {
  if (status >= 500) return words.noAnswer
  if (status === 429) return words.tooOften
  if (status === 413) return words.tooLarge
  return words.refused(status)
}
