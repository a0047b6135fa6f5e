import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { User } from '../../contract/index.ts'
import { fullDate } from '../../domain/dates.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { api } from '../api/browser.ts'
import { emailQuery, userQuery } from '../api/customer-queries.ts'
import { limitMessage } from '../api/server-message.ts'

/**
 * The email address, whether it is confirmed, and which one waits to replace it. `children` are the card's
 * buttons; the one that sends a link again comes after them, so that none moves when it appears.
 */
export function EmailDetails({ user, children }: { user: User; children: ReactNode }) {
  const texts = useTexts(profileTexts)
  const spelling = useTexts(formats)
  const { labels } = useTexts(fieldTexts)
  const { data: state } = useQuery(emailQuery())
  useFollow(user, state?.email)
  const { isSending, failure, run } = useSending()
  const waiting = state?.waiting
  const isOpen = state !== undefined && (waiting || !state.isConfirmed)

  const send = async () => {
    try {
      await api('POST /user/email/link', {})
    } catch (error) {
      return limitMessage(error) ?? texts.linkFailed
    }
    toast.success(texts.linkSent)
  }
  return (
    <>
      <div className="grid gap-1.5">
        <TextField
          label={labels.email}
          type="email"
          value={user.email}
          readOnly
          // The line is there while it is loaded.
          hint={
            state ? (state.isConfirmed ? texts.emailConfirmed : texts.emailUnconfirmed) : '\u00a0'
          }
        />
        {waiting && (
          <p className="text-label wrap-anywhere">
            {texts.emailWaiting(waiting.email, fullDate(waiting.until, spelling))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {children}
        {isOpen && (
          <Button variant="link" busy={isSending} onClick={() => void run(send)}>
            {texts.sendLink}
          </Button>
        )}
      </div>
      <FormFailure text={failure} />
    </>
  )
}

/** Loads the customer again once the address has changed, by a link opened in another tab. */
function useFollow({ email }: User, current: string | undefined) {
  const queryClient = useQueryClient()
  const isOutdated = current !== undefined && current !== email
  useEffect(() => {
    if (isOutdated) void queryClient.invalidateQueries({ queryKey: userQuery().queryKey })
  }, [isOutdated, queryClient])
}
