import { TextField } from '../../ui/text-field.tsx'

/** A code of the authenticator app, or with `orRecovery` one of the recovery codes. */
export function CodeField({ orRecovery = false }: { orRecovery?: boolean }) {
  return (
    <TextField
      label={orRecovery ? 'Code of your authenticator app, or a recovery code' : 'Six-digit code'}
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
