import { useQueryClient } from '@tanstack/react-query'
import { sessionTexts } from '../../domain/texts/en/back-office/session.ts'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { CodeField } from './code-field.tsx'
import { sessionQuery } from './session-query.ts'
import { SignInPage } from './sign-in-page.tsx'

/** Asks for the code, after the password. */
export function SecondFactorForm() {
  const texts = useOfficeTexts(sessionTexts).secondStep
  const client = useQueryClient()
  return (
    <SignInPage title={texts.title}>
      <ChangeForm
        label={texts.title}
        submit={texts.submit}
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
