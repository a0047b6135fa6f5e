import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Passkey } from '../../contract/index.ts'
import { dateAndTime, fullDate } from '../../domain/dates.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { passkeyTexts } from '../../domain/texts/en/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { useHasPasskeys } from '../../ui/passkeys.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { passkeysQuery } from '../api/customer-queries.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { RemovePasskeyForm } from './remove-passkey-form.tsx'

/** The passkeys, with the forms that add and remove one. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const texts = useTexts(passkeyTexts)
  const hasPasskeys = useHasPasskeys()
  const queryClient = useQueryClient()
  const area = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<'addition' | Passkey>()
  // It takes the focus from the button that has shown it, and from each form that is gone.
  useEffect(() => {
    if (!open) area.current?.focus()
  }, [open])

  const close = () => setOpen(undefined)
  const reload = () => queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey })
  const finish = async (message: string) => {
    await reload()
    toast.success(message)
    close()
  }
  return (
    <div ref={area} tabIndex={-1} className="grid gap-5 outline-none">
      {passkeys.length === 0 && <p>{texts.none}</p>}
      {passkeys.length > 0 && (
        <ul aria-label={texts.title} className="grid gap-4">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setOpen(passkey)} />
          ))}
        </ul>
      )}
      {open === undefined && hasPasskeys && (
        <div>
          <Button variant="outline" onClick={() => setOpen('addition')}>
            {texts.add}
          </Button>
        </div>
      )}
      {open === undefined && !hasPasskeys && <p className="text-label">{texts.unsupported}</p>}
      {open === 'addition' && (
        <AddPasskeyForm onAdded={() => finish(texts.isAdded)} onFailed={reload} onCancel={close} />
      )}
      {open && open !== 'addition' && (
        <RemovePasskeyForm
          key={open.id}
          passkey={open}
          onRemoved={() => finish(texts.isRemoved)}
          onCancel={close}
        />
      )}
    </div>
  )
}

function PasskeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const texts = useTexts(passkeyTexts)
  const spelling = useTexts(formats)
  const { name, addedAt, lastUsedAt } = passkey
  const day = fullDate(addedAt, spelling)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
      <div>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-label">
          {lastUsedAt
            ? texts.addedAndUsed(day, dateAndTime(lastUsedAt, spelling))
            : texts.added(day)}
        </p>
      </div>
      <Button variant="link" aria-label={texts.removeOf(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  )
}
