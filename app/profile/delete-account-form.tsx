import { useQueryClient } from '@tanstack/react-query'
import { erasureDays } from '../../domain/limits.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { ownDataTexts } from '../../domain/texts/en/own-data.ts'
import { showData } from '../../ui/show-data.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { askOnceMore } from '../api/ask-once-more.ts'
import { api } from '../api/browser.ts'
import { erasureQuery } from '../api/customer-queries.ts'
import { PasswordForm } from './password-form.tsx'
import { UnconfirmedNote } from './unconfirmed-note.tsx'

/** Says what is deleted and what is kept, and asks for the password. */
export function DeleteAccountForm({ onClose }: { onClose: () => void }) {
  const { erasure: texts, passwordHint } = useTexts(ownDataTexts)
  const { labels } = useTexts(fieldTexts)
  const queryClient = useQueryClient()
  return (
    <PasswordForm
      {...texts}
      isDangerous
      password={labels.password}
      hint={passwordHint}
      send={async (body) => {
        const { queryKey } = erasureQuery()
        try {
          const { body: state } = await askOnceMore(() => api('POST /user/erasure', { body }))
          showData(queryClient, queryKey, state.erasure)
        } catch (error) {
          // It may be asked for all the same.
          void queryClient.invalidateQueries({ queryKey })
          throw error
        }
      }}
      onSent={() => {
        toast.success(texts.done)
        onClose()
      }}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <p>{texts.deleted}</p>
        <p>{texts.kept}</p>
        <p>{texts.orders}</p>
        <p>{texts.time(erasureDays)}</p>
        <UnconfirmedNote />
      </div>
    </PasswordForm>
  )
}
