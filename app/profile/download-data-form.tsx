import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { ownDataTexts } from '../../domain/texts/en/own-data.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'
import { PasswordForm } from './password-form.tsx'
import { UnconfirmedNote } from './unconfirmed-note.tsx'

/** Asks for the password, and saves everything that the shop stores about the customer as one file. */
export function DownloadDataForm({ onClose }: { onClose: () => void }) {
  const { download: texts, passwordHint } = useTexts(ownDataTexts)
  const { labels } = useTexts(fieldTexts)
  const { name: shopName } = useShop()
  return (
    <PasswordForm
      {...texts}
      password={labels.password}
      hint={passwordHint}
      send={async (body) => {
        const { body: data } = await api('POST /user/exports', { body })
        const name = texts.file(shopName, data.exportedAt.slice(0, 10))
        saveFile(name, JSON.stringify(data, null, 2), 'application/json')
      }}
      onSent={() => {
        toast.success(texts.done)
        onClose()
      }}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <p>{texts.text}</p>
        <UnconfirmedNote />
      </div>
    </PasswordForm>
  )
}
