import { useQueryClient } from '@tanstack/react-query'
import { passkeyUseTexts } from '../../domain/texts/en/account.ts'
import { sessionTexts } from '../../domain/texts/en/back-office/session.ts'
import { unlockPasskey, useHasPasskeys } from '../../ui/passkeys.ts'
import { showData } from '../../ui/show-data.ts'
import { useTexts } from '../../ui/texts.ts'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { CodeField } from './code-field.tsx'
import { sessionQuery } from './session-query.ts'
import { SignInPage } from './sign-in-page.tsx'

/** Asks for the code, or a passkey if the operator has one, after the password. */
export function SecondFactorForm({ hasPasskey }: { hasPasskey: boolean }) {
  const texts = useOfficeTexts(sessionTexts).secondStep
  const { use } = useTexts(passkeyUseTexts)
  const isSupported = useHasPasskeys()
  const client = useQueryClient()
  return (
    <SignInPage title={texts.title}>
      <ChangeForm
        label={texts.title}
        submit={texts.submit}
        send={async ({ code = '' }) => {
          const { body } = await api('POST /admin/session', { body: { code } })
          showData(client, sessionQuery.queryKey, body)
        }}
      >
        <CodeField orRecovery />
      </ChangeForm>
      {hasPasskey && isSupported && (
        <ChangeForm
          label={use}
          submit={use}
          send={async () => {
            const { body: options } = await api('POST /admin/session/passkey/options', {})
            const passkey = await unlockPasskey(options)
            const { body } = await api('POST /admin/session/passkey', { body: { passkey } })
            showData(client, sessionQuery.queryKey, body)
          }}
        >
          <p>{texts.orPasskey}</p>
        </ChangeForm>
      )}
    </SignInPage>
  )
}
