import { useCallback } from 'react'
import { ApiError } from '../../contract/client.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { useTexts } from '../../ui/texts.ts'
import { queryClient, sessionKey } from '../api/back-office-api.ts'

/**
 * Why a call of somebody on a phone failed, in the language of the device. The server's own words are for the office. A 404
 * may also mean that the session has ended, so it is fetched again; if it has ended, the page changes by itself.
 * @param failures the sentences by the code of the refusal, and one for all others
 */
export function usePhoneFailure(
  failures: Readonly<Record<string, string>> & { other: string },
): (error: unknown) => string {
  const { networkError } = useTexts(controlTexts)
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return networkError
      if (error.status === 404) void queryClient.invalidateQueries({ queryKey: sessionKey })
      return failures[error.code ?? 'other'] ?? failures.other
    },
    [failures, networkError],
  )
}
