import { ApiError } from '../../contract/client.ts'
import { plainAnswers } from '../../contract/plain-answers.ts'
import { loginPasswordLength } from '../../domain/limits.ts'
import { resetTexts } from '../../domain/texts/en/account.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { useForm } from '../../ui/form.ts'
import { FormFooter } from '../../ui/form-footer.tsx'
import { noRules } from '../../ui/form-rules.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { easyPasswordMessage } from '../account/account-refusals.ts'
import { UsernameForManagers } from '../account/username-for-managers.tsx'
import { api } from '../api/browser.ts'
import { limitMessage } from '../api/server-message.ts'

type UpdatePasswordFormProps = {
  email: string
  otp: string
  onUpdated: () => void
  /** Called when the code, though verified before, is no longer valid. */
  onUnverified: () => void
  onCancel: () => void
}

/** Step 3 of a new password: saving it. This session continues, every other one ends. */
export function UpdatePasswordForm(props: UpdatePasswordFormProps) {
  const { email, otp, onUpdated, onUnverified, onCancel } = props
  const texts = useTexts(profileTexts)
  const fields = useTexts(fieldTexts)
  const { cancel } = useTexts(controlTexts)
  const hint = useTexts(resetTexts).passwordHint(loginPasswordLength)
  const { form, field, isSending, failure } = useForm({
    rules: noRules,
    send: async ({ newPassword = '', confirmPassword = '' }) => {
      const { faultOfPasswordChange } = await import('../../domain/accounts/password-forms.ts')
      const fault = faultOfPasswordChange(
        { newPassword, confirmPassword },
        { fieldTexts: fields, profileTexts: texts },
      )
      return fault ?? update(newPassword)
    },
  })

  const update = async (password: string): Promise<string | undefined> => {
    try {
      const { body } = await api('POST /user/reset', { body: { email, otp, password } })
      if (body !== plainAnswers.passwordIsChanged) return texts.passwordUpdateFailed
    } catch (error) {
      if (error instanceof ApiError && error.code === 'wrongCode') {
        onUnverified()
        return
      }
      return limitMessage(error) ?? easyPasswordMessage(error) ?? texts.passwordUpdateFailed
    }
    toast.success(texts.passwordUpdated)
    onUpdated()
  }

  return (
    <form ref={focusFirstField} {...form} aria-label={texts.passwordStep(3)} className="grid gap-5">
      <UsernameForManagers email={email} />
      <PasswordField
        label={fields.labels.newPassword}
        autoComplete="new-password"
        hint={hint}
        {...field('newPassword')}
      />
      <PasswordField
        label={fields.labels.confirmPassword}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <FormFooter
        submit={texts.updatePassword}
        sending={texts.updating}
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
