import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import { useTexts } from '../../ui/texts.ts'
import { usePhoneFailure } from '../ui/use-phone-failure.ts'

/** Why a picker's call failed, in the language of the device. */
export function usePickingFailure(): (error: unknown) => string {
  return usePhoneFailure(useTexts(pickingPhoneTexts).failures)
}
