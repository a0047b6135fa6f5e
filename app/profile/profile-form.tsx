import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input, User } from '../../contract/index.ts'
import { messages } from '../../domain/messages.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useLazyForm } from '../../ui/use-lazy-form.ts'
import { wordsOfLimit } from '../account/server-words.ts'
import { api } from '../api/browser.ts'
import { ApiError } from '../api/client.ts'
import { userQuery } from '../api/queries.ts'

type Profile = Input<'PUT /user/update/{userId}'>['body']

const loadControl = async () => (await import('./profile-validation.ts')).profileControl()

/** Starts from the saved values each time it is opened, so that leaving it keeps none of its own. */
export function ProfileForm({ user, onClose }: { user: User; onClose: () => void }) {
  const update = useUpdate(user.id)
  const [takenEmail, setTakenEmail] = useState<string>()
  const { form, field, isSending, failure } = useLazyForm<Profile>({
    load: loadControl,
    send: async (profile) => {
      setTakenEmail(undefined)
      try {
        await update(profile)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setTakenEmail(error.serverMessage)
        return wordsOfLimit(error) ?? messages.profile.updateFailed
      }
      toast.success(messages.profile.updated)
      onClose()
    },
  })
  const email = field('email')

  return (
    <form
      method="post"
      ref={focusFirstField}
      {...form}
      aria-label="Edit profile"
      className="grid gap-5"
    >
      <TextField label="Name" autoComplete="name" defaultValue={user.name} {...field('name')} />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        defaultValue={user.telephone}
        {...field('telephone')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        defaultValue={user.email}
        {...email}
        error={email.error ?? takenEmail}
      />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" busy={isSending}>
          {isSending ? messages.profile.updating : 'Save Changes'}
        </Button>
        <Button variant="link" disabled={isSending} onClick={onClose}>
          Cancel
        </Button>
      </div>
      <FormFailure text={failure} />
    </form>
  )
}

/** Saves the profile; the whole shop then knows the customer by it. */
function useUpdate(userId: number) {
  const queryClient = useQueryClient()
  const { queryKey } = userQuery()
  return async (profile: Profile) => {
    const params = { userId: String(userId) }
    const { body: saved } = await api('PUT /user/update/{userId}', { params, body: profile })
    queryClient.setQueryData(queryKey, saved)
    void queryClient.invalidateQueries({ queryKey })
  }
}
