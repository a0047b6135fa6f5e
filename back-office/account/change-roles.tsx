import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { accountTexts } from '../../domain/texts/en/back-office/account.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { RolesField, rolesIn } from './roles-field.tsx'

type ChangeRolesProps = {
  operator: BackOfficeAnswer<'GET /admin/operators'>[number]
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** Gives an operator other roles, which asks for one's own password again. */
export function ChangeRoles({ operator, onDone, onClose }: ChangeRolesProps) {
  const texts = useOfficeTexts(accountTexts).operators.roles
  const { id, name, roles: seen } = operator
  return (
    <Dialog title={texts.title(name)} size="small" onClose={onClose}>
      <ChangeForm
        label={texts.title(name)}
        submit={texts.submit}
        send={async (fields) => {
          await api('PUT /admin/operators/{operatorId}/roles', {
            params: { operatorId: String(id) },
            body: { roles: rolesIn(fields), seen, password: fields.password ?? '' },
          })
          toast.success(texts.changed(name))
          onClose()
          await onDone()
        }}
      >
        <RolesField given={seen} />
        <PasswordField label={texts.password} name="password" required />
      </ChangeForm>
    </Dialog>
  )
}
