import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../contract/client.ts'
import type { Input, User } from '../../contract/index.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { type FormRefusal, useForm } from '../../ui/form.ts'
import { FormFooter } from '../../ui/form-footer.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { wordsOfLimit } from '../account/server-words.ts'
import { api } from '../api/browser.ts'
import { userQuery } from '../api/queries.ts'

type Profile = Input<'PUT /user/update/{userId}'>['body']

/** Starts from the saved values each time it is opened, so that leaving it keeps none of its own. */
export function ProfileForm({ user, onClose }: { user: User; onClose: () => void }) {
  const update = useUpdate(user.id)
  const { form, field, isSending, failure } = useForm({
    rules: async () => (await import('../../domain/accounts/forms.ts')).profileForm,
    send: async (profile) => {
      try {
        await update(profile)
      } catch (error) {
        return refusalOf(error)
      }
      toast.success(profileTexts.updated)
      onClose()
    },
  })

  return (
    <form ref={focusFirstField} {...form} aria-label="Edit profile" className="grid gap-5">
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
        {...field('email')}
      />
      <FormFooter
        submit="Save Changes"
        sending={profileTexts.updating}
        isSending={isSending}
        failure={failure}
      >
        <Button variant="link" disabled={isSending} onClick={onClose}>
          Cancel
        </Button>
      </FormFooter>
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

/** A taken address is named beside its field too. */
function refusalOf(error: unknown): FormRefusal {
  const isTaken = error instanceof ApiError && error.code === 'emailTaken'
  return {
    failure: wordsOfLimit(error) ?? profileTexts.updateFailed,
    faults: isTaken && error.serverMessage ? { email: error.serverMessage } : {},
  }
}
