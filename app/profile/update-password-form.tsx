import type { SubmitEvent } from 'react'
import { messages } from '../../domain/messages.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { NewPasswordHint } from '../account/new-password-hint.tsx'
import { wordsOfLimit } from '../account/server-words.ts'
import { UsernameForManagers } from '../account/username-for-managers.tsx'
import { api } from '../api/browser.ts'
import { ApiError } from '../api/client.ts'
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
  const { isSending, failure, run } = useSending()

  const update = async (password: string): Promise<string | undefined> => {
    try {
      const { body, headers } = await api('POST /user/reset', { body: { email, otp, password } })
      if (body !== messages.reset.changed) return messages.profile.passwordUpdateFailed
      const token = headers.get('X-Token')
      if (token) renew(token)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'wrongCode') {
        onUnverified()
        return
      }
      return wordsOfLimit(error) ?? messages.profile.passwordUpdateFailed
    }
    toast.success(messages.profile.passwordUpdated)
    onUpdated()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const newPassword = String(typed.get('newPassword'))
    const confirmPassword = String(typed.get('confirmPassword'))
    void run(async () => {
      const { faultOfPasswordChange } = await import('../../domain/accounts/password-forms.ts')
      return faultOfPasswordChange({ newPassword, confirmPassword }) ?? update(newPassword)
    })
  }

  return (
    <form
      method="post"
      noValidate
      ref={focusFirstField}
      onSubmit={submit}
      aria-label="Password change, step 3"
      className="grid gap-5"
    >
      <UsernameForManagers email={email} />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={<NewPasswordHint />}
      />
      <PasswordField label="Confirm password" name="confirmPassword" autoComplete="new-password" />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" busy={isSending}>
          {isSending ? 'Updating...' : 'Update Password'}
        </Button>
        <Button variant="link" disabled={isSending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <FormFailure text={failure} />
    </form>
  )
}
