import { useQueryClient } from '@tanstack/react-query'
import { erasureDays } from '../../domain/limits.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { ownDataTexts } from '../../domain/texts/en/own-data.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { useForm } from '../../ui/form.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { limitMessage, wrongPassword } from '../account/server-message.ts'
import { api } from '../api/browser.ts'
import { erasureQuery } from '../api/queries.ts'
import { UnconfirmedNote } from './unconfirmed-note.tsx'

/** Says what is deleted and what is kept, and asks for the password. */
export function DeleteAccountForm({ onClose }: { onClose: () => void }) {
  const { erasure: texts, passwordHint } = useTexts(ownDataTexts)
  const fields = useTexts(fieldTexts)
  const { cancel } = useTexts(controlTexts)
  const queryClient = useQueryClient()
  const { form, field, isSending, failure } = useForm({
    rules: async () =>
      (await import('../../domain/accounts/passkey-forms.ts')).passwordForm(fields),
    send: async (body) => {
      try {
        const { body: state } = await api('POST /user/erasure', { body })
        queryClient.setQueryData(erasureQuery().queryKey, state.erasure)
      } catch (error) {
        return wrongPassword(error) ?? limitMessage(error) ?? texts.failed
      }
      toast.success(texts.done)
      onClose()
    },
  })
  return (
    <form ref={focusFirstField} {...form} aria-label={texts.label} className="grid gap-5">
      <div className="grid gap-3">
        <p>{texts.deleted}</p>
        <p>{texts.kept}</p>
        <p>{texts.orders}</p>
        <p>{texts.time(erasureDays)}</p>
        <UnconfirmedNote />
      </div>
      <PasswordField label={fields.labels.password} hint={passwordHint} {...field('password')} />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" variant="danger" busy={isSending}>
          {isSending ? texts.sending : texts.submit}
        </Button>
        <Button variant="link" disabled={isSending} onClick={onClose}>
          {cancel}
        </Button>
      </div>
      <FormFailure text={failure} />
    </form>
  )
}
