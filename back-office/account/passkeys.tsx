import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Passkey } from '../../contract/index.ts'
import { dateAndTime, fullDate } from '../../domain/dates.ts'
import { passkeyNameCharacters } from '../../domain/limits.ts'
import { accountTexts } from '../../domain/texts/en/back-office/account.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { passkeyTexts } from '../../domain/texts/en/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { makePasskey, useHasPasskeys } from '../../ui/passkeys.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useFocusAfter } from '../ui/use-focus-after.ts'

const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async () => (await api('GET /admin/passkeys', {})).body,
})

/** The operator's passkeys. Adding and removing one asks for the password again. */
export function Passkeys() {
  const texts = useTexts(passkeyTexts)
  const { introduction, password: passwordLabel } = useOfficeTexts(accountTexts).passkeys
  const hasPasskeys = useHasPasskeys()
  const client = useQueryClient()
  const passkeys = useQuery(passkeysQuery)
  const [leaving, setLeaving] = useState<Passkey>()
  useFocusAfter(leaving)
  const reload = () => client.invalidateQueries(passkeysQuery)

  return (
    <section className="panel grid gap-5" aria-labelledby="passkeys">
      <h2 id="passkeys">{texts.title}</h2>
      <p>{introduction}</p>
      {passkeys.isPending && <Spinner />}
      {passkeys.error && <Failed list={passkeys} />}
      {passkeys.data?.length === 0 && <p>{texts.none}</p>}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className="grid gap-2" aria-label={texts.title}>
          {passkeys.data.map((passkey) => (
            <Line key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      {hasPasskeys ? (
        <ChangeForm
          label={texts.add}
          submit={texts.add}
          resets
          send={async ({ name = '', password = '' }) => {
            const { body } = await api('POST /admin/passkey-options', { body: { password } })
            const passkey = await makePasskey(body)
            await api('POST /admin/passkeys', { body: { name, passkey } })
            toast.success(texts.isAdded)
            await reload()
          }}
        >
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            name="name"
            autoComplete="off"
            required
            maxLength={passkeyNameCharacters}
          />
          <PasswordField label={passwordLabel} name="password" required />
        </ChangeForm>
      ) : (
        <p className="text-label">{texts.unsupported}</p>
      )}
      {leaving && (
        <Dialog
          title={texts.removal(leaving.name)}
          size="small"
          onClose={() => setLeaving(undefined)}
        >
          <ChangeForm
            label={texts.removal(leaving.name)}
            submit={texts.remove}
            danger
            send={async ({ password = '' }) => {
              const params = { passkeyId: String(leaving.id) }
              await api('POST /admin/passkeys/{passkeyId}/removal', { params, body: { password } })
              toast.success(texts.isRemoved)
              await reload()
              setLeaving(undefined)
            }}
          >
            <p>{texts.consequence}</p>
            <PasswordField label={texts.password} name="password" required />
          </ChangeForm>
        </Dialog>
      )}
    </section>
  )
}

function Line({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const texts = useTexts(passkeyTexts)
  const spelling = useTexts(formats)
  const { name, addedAt, lastUsedAt } = passkey
  const day = fullDate(addedAt, spelling)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="wrap-anywhere">
        {name}
        <span className="block text-label">
          {lastUsedAt
            ? texts.addedAndUsed(day, dateAndTime(lastUsedAt, spelling))
            : texts.added(day)}
        </span>
      </span>
      <Button variant="link" size="small" aria-label={texts.removeOf(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  )
}
