import { ApiError } from '../../contract/client.ts'
import { plainAnswers } from '../../contract/plain-answers.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { useForm } from '../../ui/form.ts'
import { FormFooter } from '../../ui/form-footer.tsx'
import { noRules } from '../../ui/form-rules.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { NewPasswordHint } from '../account/new-password-hint.tsx'
import { wordsOfLimit } from '../account/server-words.ts'
import { UsernameForManagers } from '../account/username-for-managers.tsx'
import { api } from '../api/browser.ts'
import { useSession } from '../shell/session.tsx'

type UpdatePasswordFormProps = {
  email: string
  otp: string
  onUpdated: () => void
  /** The code, verified a while ago, is good no longer. */
  onUnverified: () => void
  onCancel: () => void
}

/** The last step to a new password; this session goes on, every other one ends. */
export function UpdatePasswordForm(props: UpdatePasswordFormProps) {
  const { email, otp, onUpdated, onUnverified, onCancel } = props
  const { renew } = useSession()
  const { form, field, isSending, failure } = useForm({
    rules: noRules,
    send: async ({ newPassword = '', confirmPassword = '' }) => {
      const { faultOfPasswordChange } = await import('../../domain/accounts/password-forms.ts')
      return faultOfPasswordChange({ newPassword, confirmPassword }) ?? update(newPassword)
    },
  })

  const update = async (password: string): Promise<string | undefined> => {
    try {
      const { body, headers } = await api('POST /user/reset', { body: { email, otp, password } })
      if (body !== plainAnswers.passwordIsChanged) return profileTexts.passwordUpdateFailed
      const token = headers.get('X-Token')
      if (token) renew(token)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'wrongCode') {
        onUnverified()
        return
      }
      return wordsOfLimit(error) ?? profileTexts.passwordUpdateFailed
    }
    toast.success(profileTexts.passwordUpdated)
    onUpdated()
  }

  return (
    <form
      ref={focusFirstField}
      {...form}
      aria-label="Password change, step 3"
      className="grid gap-5"
    >
      <UsernameForManagers email={email} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={<NewPasswordHint />}
        {...field('newPassword')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <FormFooter
        submit="Update Password"
        sending="Updating..."
        isSending={isSending}
        failure={failure}
      >
        <Button variant="link" disabled={isSending} onClick={onCancel}>
          Cancel
        </Button>
      </FormFooter>
    </form>
  )
}
