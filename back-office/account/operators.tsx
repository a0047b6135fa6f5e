import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { invitationDays } from '../../domain/limits.ts'
import { accountTexts } from '../../domain/texts/en/back-office/account.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { useOperator } from '../session/session.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

type Listed = BackOfficeAnswer<'GET /admin/operators'>[number]

const operatorsQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: async () => (await api('GET /admin/operators', {})).body,
})

/** The operators. Adding and removing one asks for the password again. */
export function Operators() {
  const texts = useOfficeTexts(accountTexts).operators
  const { addition, removal } = texts
  const client = useQueryClient()
  const operators = useQuery(operatorsQuery)
  const self = useOperator()
  const [leaving, setLeaving] = useState<Listed>()
  const [added, setAdded] = useState<{ email: string; invitation: string }>()
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
            </span>
            {operator.id !== self.id && (
              <Button variant="link" size="small" onClick={() => setLeaving(operator)}>
                {texts.remove}
                <span className="sr-only"> {operator.email}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ChangeForm
        label={addition.label}
        submit={addition.submit}
        resets
        send={async ({ email = '', password = '' }) => {
          const { body } = await api('POST /admin/operators', { body: { email, password } })
          setAdded({ email, invitation: body.invitation })
          toast.success(addition.done(email))
          await reload()
        }}
      >
        <TextField
          label={addition.email}
          hint={addition.emailHint}
          type="email"
          name="email"
          required
        />
        <PasswordField label={addition.password} name="password" required />
      </ChangeForm>
      {added && (
        <p role="status">
          {addition.handOver(added.email, invitationDays)}{' '}
          <code className="font-mono text-label">{added.invitation}</code>
        </p>
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
              setLeaving(undefined)
              await reload()
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
