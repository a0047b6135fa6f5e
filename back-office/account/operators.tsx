import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { invitationDays } from '../../domain/limits.ts'
import { roles } from '../../domain/operators/rights.ts'
import { accountTexts } from '../../domain/texts/en/back-office/account.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { useMay, useOperator } from '../session/operator.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import { ChangeRoles } from './change-roles.tsx'
import { InviteAgain, type Invited } from './invite-again.tsx'
import { RolesField, rolesIn } from './roles-field.tsx'

type Listed = BackOfficeAnswer<'GET /admin/operators'>[number]

const operatorsQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: async () => (await api('GET /admin/operators', {})).body,
})

/** The operators and their roles. Every change asks for the password again. */
export function Operators() {
  const texts = useOfficeTexts(accountTexts).operators
  const { addition, removal } = texts
  const client = useQueryClient()
  const operators = useQuery(operatorsQuery)
  const self = useOperator()
  const may = useMay()
  const [leaving, setLeaving] = useState<Listed>()
  useFocusAfter(leaving)
  const [changing, setChanging] = useState<Listed>()
  const [inviting, setInviting] = useState<Listed>()
  const [invited, setInvited] = useState<Invited>()
  const reload = () => client.invalidateQueries(operatorsQuery)
  return (
    <section className="panel grid gap-5" aria-labelledby="operators">
      <h2 id="operators">{texts.title}</h2>
      {operators.isPending && <Spinner />}
      {operators.error && <Failed list={operators} />}
      <ul className="grid gap-2">
        {operators.data?.map((operator) => (
          <li key={operator.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>
              {operator.hasSecondFactor
                ? texts.operator(operator.name, operator.email)
                : texts.newOperator(operator.name, operator.email)}
              <span className="block text-label text-husk-700">
                {roles
                  .filter((role) => operator.roles.includes(role))
                  .map((role) => texts.roles.names[role])
                  .join(', ')}
              </span>
            </span>
            {operator.id !== self.id && may('operators.change') && (
              <span className="flex flex-wrap gap-x-4">
                <Button variant="link" size="small" onClick={() => setChanging(operator)}>
                  {texts.roles.change}
                  <span className="sr-only"> {operator.email}</span>
                </Button>
                <Button variant="link" size="small" onClick={() => setInviting(operator)}>
                  {texts.again.open}
                  <span className="sr-only"> {operator.email}</span>
                </Button>
                <Button variant="link" size="small" onClick={() => setLeaving(operator)}>
                  {texts.remove}
                  <span className="sr-only"> {operator.email}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {may('operators.change') && <Addition onAdded={setInvited} onAnswer={reload} />}
      <p role="status" className="empty:sr-only">
        {invited && (
          <>
            {addition.handOver(invited.email, invitationDays)}{' '}
            <code className="font-mono text-label">{invited.invitation}</code>
          </>
        )}
      </p>
      {changing && (
        <ChangeRoles operator={changing} onDone={reload} onClose={() => setChanging(undefined)} />
      )}
      {inviting && (
        <InviteAgain
          operator={inviting}
          onInvited={setInvited}
          onDone={reload}
          onClose={() => setInviting(undefined)}
        />
      )}
      {leaving && (
        <Dialog title={removal.title} size="small" onClose={() => setLeaving(undefined)}>
          <ChangeForm
            label={removal.label(leaving.email)}
            submit={removal.submit}
            danger
            send={async ({ password = '' }) => {
              const params = { operatorId: String(leaving.id) }
              await api('POST /admin/operators/{operatorId}/removal', {
                params,
                body: { password },
              })
              await reload()
              setLeaving(undefined)
            }}
          >
            <p>{removal.consequence(leaving.email)}</p>
            <PasswordField label={removal.password} name="password" required />
          </ChangeForm>
        </Dialog>
      )}
    </section>
  )
}

type AdditionProps = {
  onAdded: (invited: Invited) => void
  /** Also after a refusal: who is an operator already is to be found in the list. */
  onAnswer: () => Promise<unknown>
}

/** Makes somebody an operator, who gets a mail; the invitation is handed over in person. */
function Addition({ onAdded, onAnswer }: AdditionProps) {
  const { addition } = useOfficeTexts(accountTexts).operators
  return (
    <ChangeForm
      label={addition.label}
      submit={addition.submit}
      resets
      send={async (fields) => {
        const { email = '', name, password = '' } = fields
        const added = { email, name: name || undefined, roles: rolesIn(fields), password }
        try {
          const { body } = await api('POST /admin/operators', { body: added })
          toast.success(addition.done(email))
          onAdded({ email, invitation: body.invitation })
        } finally {
          await onAnswer()
        }
      }}
    >
      <TextField
        label={addition.email}
        hint={addition.emailHint}
        type="email"
        name="email"
        required
      />
      <TextField
        label={addition.name}
        hint={addition.nameHint}
        name="name"
        maxLength={100}
        autoComplete="off"
        optional
      />
      <RolesField />
      <PasswordField label={addition.password} name="password" required />
    </ChangeForm>
  )
}
