import { useCallback } from 'react'
import { ApiError } from '../../contract/client.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import { useTexts } from '../../ui/texts.ts'

/** Why a picker's call failed, in the language of the device. */
export function usePickingFailure(): (error: unknown) => string {
  const { failures } = useTexts(pickingPhoneTexts)
  const { networkError } = useTexts(controlTexts)
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return networkError
      const byCode: Readonly<Record<string, string>> = failures
      return byCode[error.code ?? 'other'] ?? failures.other
    },
    [failures, networkError],
  )
}
