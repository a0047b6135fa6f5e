import { sessionTexts } from '../../domain/texts/en/back-office/session.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

/** A code of the authenticator app, or with `orRecovery` one of the recovery codes. */
export function CodeField({ orRecovery = false }: { orRecovery?: boolean }) {
  const texts = useOfficeTexts(sessionTexts)
  return (
    <TextField
      label={orRecovery ? texts.codeOrRecoveryCode : texts.code}
      name="code"
      required
      maxLength={20}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      inputMode={orRecovery ? 'text' : 'numeric'}
    />
  )
}
