import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isNotFound } from '../../contract/client.ts'
import type { Session } from '../../contract/index.ts'
import { dateAndTime } from '../../domain/dates.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { askOnceMore } from '../api/ask-once-more.ts'
import { api } from '../api/browser.ts'
import { sessionsQuery } from '../api/customer-queries.ts'
import { useSession } from '../shell/session.tsx'

/** The devices, this one first, with buttons that sign them out. */
export function DeviceList({ devices }: { devices: readonly Session[] }) {
  const texts = useTexts(profileTexts).devices
  const { logout } = useSession()
  const queryClient = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const { isSending, failure, run } = useSending()
  // It takes the focus from the button that has shown it, and from each that is gone with its device.
  useEffect(() => list.current?.focus(), [])

  const signOut = async ({ id: sessionId, isCurrent }: Session) => {
    if (isCurrent) {
      logout()
      return
    }
    const params = { sessionId: String(sessionId) }
    try {
      await askOnceMore(() => api('DELETE /user/sessions/{sessionId}', { params }))
    } catch (error) {
      if (!isNotFound(error)) return texts.failed
    } finally {
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
    }
    toast.success(texts.signedOut)
    list.current?.focus()
  }
  const signOutEverywhere = async () => {
    try {
      // If the first answer was lost, the second says that this session has ended, which signs out here, too.
      await askOnceMore(() => api('DELETE /user/sessions', {}))
    } catch {
      return texts.failed
    }
    logout()
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={texts.title} className="grid gap-4 outline-none">
        {devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            isBusy={isSending}
            onSignOut={() => void run(() => signOut(device))}
          />
        ))}
      </ul>
      <FormFailure text={failure} />
      <div>
        <Button variant="outline" busy={isSending} onClick={() => void run(signOutEverywhere)}>
          {texts.everywhere}
        </Button>
      </div>
    </>
  )
}

type DeviceProps = { device: Session; isBusy: boolean; onSignOut: () => void }

function Device({ device, isBusy, onSignOut }: DeviceProps) {
  const texts = useTexts(profileTexts).devices
  const spelling = useTexts(formats)
  const { browser, system, isCurrent, isFromHere, lastUsedAt } = device
  const name = browser && system ? texts.name(browser, system) : browser || system || texts.unknown
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-label">
          {isCurrent ? texts.isThis : texts.lastUsed(dateAndTime(lastUsedAt, spelling))}
        </p>
        {!isCurrent && !isFromHere && <p className="text-label">{texts.fromElsewhere}</p>}
      </div>
      <Button
        variant="link"
        aria-label={texts.signOutOf(name)}
        disabled={isBusy}
        onClick={onSignOut}
      >
        {texts.signOut}
      </Button>
    </li>
  )
}
