import { shop } from '../../domain/shop.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { ownDataTexts } from '../../domain/texts/en/own-data.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { useForm } from '../../ui/form.ts'
import { FormFooter } from '../../ui/form-footer.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { limitMessage, wrongPassword } from '../account/server-message.ts'
import { api } from '../api/browser.ts'
import { UnconfirmedNote } from './unconfirmed-note.tsx'

/** Asks for the password, and saves everything that the shop stores about the customer as one file. */
export function DownloadDataForm({ onClose }: { onClose: () => void }) {
  const { download: texts, passwordHint } = useTexts(ownDataTexts)
  const fields = useTexts(fieldTexts)
  const { cancel } = useTexts(controlTexts)
  const { form, field, isSending, failure } = useForm({
    rules: async () =>
      (await import('../../domain/accounts/passkey-forms.ts')).passwordForm(fields),
    send: async (body) => {
      try {
        const { body: data } = await api('POST /user/exports', { body })
        const name = texts.file(shop.name, data.exportedAt.slice(0, 10))
        saveFile(name, JSON.stringify(data, null, 2), 'application/json')
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
        <p>{texts.text}</p>
        <UnconfirmedNote />
      </div>
      <PasswordField label={fields.labels.password} hint={passwordHint} {...field('password')} />
      <FormFooter
        submit={texts.submit}
        sending={texts.sending}
        isSending={isSending}
        failure={failure}
      >
        <Button variant="link" disabled={isSending} onClick={onClose}>
          {cancel}
        </Button>
      </FormFooter>
    </form>
  )
}
