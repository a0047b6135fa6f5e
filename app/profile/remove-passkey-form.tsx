import { ApiError } from '../../contract/client.ts'
import type { Passkey } from '../../contract/index.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { passkeyTexts } from '../../domain/texts/en/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { useForm } from '../../ui/form.ts'
import { FormFooter } from '../../ui/form-footer.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { limitMessage, wrongPassword } from '../account/server-message.ts'
import { api } from '../api/browser.ts'

type RemovePasskeyFormProps = {
  passkey: Passkey
  onRemoved: () => Promise<void>
  onCancel: () => void
}

/** Asks for the password, then removes the passkey. */
export function RemovePasskeyForm({ passkey, onRemoved, onCancel }: RemovePasskeyFormProps) {
  const texts = useTexts(passkeyTexts)
  const fields = useTexts(fieldTexts)
  const { cancel } = useTexts(controlTexts)
  const { form, field, isSending, failure } = useForm({
    rules: async () =>
      (await import('../../domain/accounts/passkey-forms.ts')).passwordForm(fields),
    send: async ({ password }) => {
      const params = { passkeyId: String(passkey.id) }
      try {
        await api('POST /user/passkeys/{passkeyId}/removal', { params, body: { password } })
      } catch (error) {
        const isGone = error instanceof ApiError && error.status === 404
        if (!isGone) return wrongPassword(error) ?? limitMessage(error) ?? texts.notRemoved
      }
      await onRemoved()
    },
  })

  return (
    <form
      ref={focusFirstField}
      {...form}
      aria-label={texts.removal(passkey.name)}
      className="grid gap-5"
    >
      <p className="wrap-anywhere">
        <strong>{texts.removal(passkey.name)}</strong> {texts.consequence}
      </p>
      <PasswordField label={texts.password} {...field('password')} />
      <FormFooter
        submit={texts.remove}
        sending={texts.removing}
        isSending={isSending}
        failure={failure}
      >
        <Button variant="link" disabled={isSending} onClick={onCancel}>
          {cancel}
        </Button>
      </FormFooter>
    </form>
  )
}
