import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { accountTexts } from '../../domain/texts/en/back-office/account.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

export type Invited = { email: string; invitation: string }

type InviteAgainProps = {
  operator: BackOfficeAnswer<'GET /admin/operators'>[number]
  onInvited: (invited: Invited) => void
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** A new invitation for an operator who has lost the first one, or the phone. Asks for one's own password again. */
export function InviteAgain({ operator, onInvited, onDone, onClose }: InviteAgainProps) {
  const texts = useOfficeTexts(accountTexts).operators.again
  const { id, name, email, hasSecondFactor } = operator
  return (
    <Dialog title={texts.title(name)} size="small" onClose={onClose}>
      <ChangeForm
        label={texts.title(name)}
        submit={texts.submit}
        danger={hasSecondFactor}
        send={async ({ password = '' }) => {
          const { body } = await api('POST /admin/operators/{operatorId}/invitation', {
            params: { operatorId: String(id) },
            body: { password },
          })
          onInvited({ email, invitation: body.invitation })
          onClose()
          await onDone()
        }}
      >
        <p>{hasSecondFactor ? texts.endsSecondStep(email) : texts.replaces(email)}</p>
        <PasswordField label={texts.password} name="password" required />
      </ChangeForm>
    </Dialog>
  )
}
