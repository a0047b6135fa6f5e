import { useQueryClient } from '@tanstack/react-query'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { CodeField } from './code-field.tsx'
import { sessionQuery } from './session-query.ts'
import { SignInPage } from './sign-in-page.tsx'

/** After the password: the code. */
export function SecondFactorForm() {
  const client = useQueryClient()
  return (
    <SignInPage title="Second step">
      <ChangeForm
        label="Second step"
        submit="Sign in"
        send={async ({ code = '' }) => {
          const { body } = await api('POST /admin/session', { body: { code } })
          client.setQueryData(sessionQuery.queryKey, body)
        }}
      >
        <CodeField orRecovery />
      </ChangeForm>
    </SignInPage>
  )
}
