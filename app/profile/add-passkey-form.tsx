import { deviceOf } from '../../domain/accounts/device.ts'
import { passkeyNameCharacters } from '../../domain/limits.ts'
import { passkeyUseTexts } from '../../domain/texts/en/account.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { passkeyTexts } from '../../domain/texts/en/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { useForm } from '../../ui/form.ts'
import { FormFooter } from '../../ui/form-footer.tsx'
import { makePasskey } from '../../ui/passkeys.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { wrongPassword } from '../account/account-refusals.ts'
import { passkeyFailure } from '../account/passkey-failure.ts'
import { api } from '../api/browser.ts'

type AddPasskeyFormProps = {
  onAdded: () => Promise<void>
  /** The passkey may be there all the same: the answer may be all that was lost. */
  onFailed: () => Promise<void>
  onCancel: () => void
}

/** Asks for the password, then lets the browser make a passkey on a device of the customer's choice. */
export function AddPasskeyForm({ onAdded, onFailed, onCancel }: AddPasskeyFormProps) {
  const texts = useTexts(passkeyTexts)
  const fields = useTexts(fieldTexts)
  const controls = useTexts(controlTexts)
  const failureTexts = {
    controlTexts: controls,
    passkeyUseTexts: useTexts(passkeyUseTexts),
  }
  const { system } = deviceOf(navigator.userAgent)
  const { form, field, isSending, failure } = useForm({
    rules: async () =>
      (await import('../../domain/accounts/passkey-forms.ts')).passkeyAddition(fields),
    send: async ({ name, password }) => {
      try {
        const { body: options } = await api('POST /user/passkey-options', { body: { password } })
        const passkey = await makePasskey(options)
        await api('POST /user/passkeys', { body: { name, passkey } })
      } catch (error) {
        void onFailed()
        return wrongPassword(error) ?? passkeyFailure(error, failureTexts)
      }
      await onAdded()
    },
  })

  return (
    <form ref={focusFirstField} {...form} aria-label={texts.add} className="grid gap-5">
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={passkeyNameCharacters}
        defaultValue={system ? texts.on(system) : ''}
        {...field('name')}
      />
      <PasswordField label={texts.password} {...field('password')} />
      <FormFooter submit={texts.add} sending={texts.adding} isSending={isSending} failure={failure}>
        <Button variant="link" disabled={isSending} onClick={onCancel}>
          {controls.cancel}
        </Button>
      </FormFooter>
    </form>
  )
}
