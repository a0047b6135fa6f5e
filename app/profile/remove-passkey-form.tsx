import { isNotFound } from '../../contract/client.ts'
import type { Passkey } from '../../contract/index.ts'
import { passkeyTexts } from '../../domain/texts/en/passkeys.ts'
import { useTexts } from '../../ui/texts.ts'
import { api } from '../api/browser.ts'
import { PasswordForm } from './password-form.tsx'

type RemovePasskeyFormProps = {
  passkey: Passkey
  onRemoved: () => Promise<void>
  onCancel: () => void
}

/** Asks for the password, then removes the passkey. */
export function RemovePasskeyForm({ passkey, onRemoved, onCancel }: RemovePasskeyFormProps) {
  const texts = useTexts(passkeyTexts)
  return (
    <PasswordForm
      label={texts.removal(passkey.name)}
      password={texts.password}
      submit={texts.remove}
      sending={texts.removing}
      failed={texts.notRemoved}
      send={async (body) => {
        const params = { passkeyId: String(passkey.id) }
        try {
          await api('POST /user/passkeys/{passkeyId}/removal', { params, body })
        } catch (error) {
          if (!isNotFound(error)) throw error
        }
      }}
      onSent={onRemoved}
      onCancel={onCancel}
    >
      <p className="wrap-anywhere">
        <strong>{texts.removal(passkey.name)}</strong> {texts.consequence}
      </p>
    </PasswordForm>
  )
}
