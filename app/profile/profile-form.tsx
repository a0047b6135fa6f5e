import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input, User } from '../../contract/index.ts'
import { isSameEmail } from '../../domain/accounts/email.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/focus-first-field.ts'
import { useForm } from '../../ui/form.ts'
import { FormFooter } from '../../ui/form-footer.tsx'
import type { Fields } from '../../ui/form-rules.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { takenEmail, wrongPassword } from '../account/account-refusals.ts'
import { api } from '../api/browser.ts'
import { emailQuery, userQuery } from '../api/customer-queries.ts'
import { limitMessage } from '../api/server-message.ts'
import { useTyped } from '../forms/use-typed.ts'

type Profile = Input<'PUT /user/update/{userId}'>['body']

type ProfileFormProps = {
  user: User
  /** Under which name the tab keeps what is typed until it is saved or cancelled. */
  typedAs: string
  onClose: () => void
}

/** Starts with the saved values, but for what was typed before. Another email address needs the password. */
export function ProfileForm({ user: latest, typedAs, onClose }: ProfileFormProps) {
  const [user] = useState(latest)
  const { typed, keep, forget } = useTyped(typedAs)
  const texts = useTexts(profileTexts)
  const fields = useTexts(fieldTexts)
  const { cancel } = useTexts(controlTexts)
  const [email, setEmail] = useState(typed?.email ?? user.email)
  const update = useUpdate(user)
  const { form, field, isSending, failure } = useForm({
    rules: async () => (await import('../../domain/accounts/forms.ts')).profileEdit(fields, user),
    earlier: typed && { typed },
    onType: (entered) => keep(editsOf(user, entered)),
    send: async (profile) => {
      try {
        await update(profile)
      } catch (error) {
        return (
          takenEmail(error) ?? wrongPassword(error) ?? limitMessage(error) ?? texts.updateFailed
        )
      }
      toast.success(texts.updated)
      close()
    },
  })
  const close = () => {
    forget()
    onClose()
  }

  return (
    <form ref={focusFirstField} {...form} aria-label={texts.editForm} className="grid gap-5">
      <TextField
        label={fields.labels.name}
        autoComplete="name"
        defaultValue={user.name}
        {...field('name')}
      />
      <TextField
        label={fields.labels.phone}
        type="tel"
        autoComplete="tel"
        defaultValue={user.telephone}
        {...field('telephone')}
      />
      <TextField
        label={fields.labels.email}
        type="email"
        autoComplete="email"
        defaultValue={user.email}
        onChange={(event) => setEmail(event.target.value)}
        {...field('email')}
      />
      {!isSameEmail(email, user.email) && (
        <PasswordField
          label={fields.labels.password}
          hint={texts.passwordForEmail}
          {...field('password')}
        />
      )}
      <FormFooter
        submit={texts.save}
        sending={texts.updating}
        isSending={isSending}
        failure={failure}
      >
        <Button variant="link" disabled={isSending} onClick={close}>
          {cancel}
        </Button>
      </FormFooter>
    </form>
  )
}

/** Without what is as it was, and without the password, which is never kept. Undefined if nothing else was typed. */
function editsOf({ name, telephone, email }: User, { password: _, ...typed }: Fields) {
  const saved: Fields = { name, telephone, email }
  const edits = Object.entries(typed).filter(([field, value]) => value !== saved[field])
  return edits.length > 0 ? Object.fromEntries(edits) : undefined
}

/**
 * Saves the profile and updates the customer shown across the shop. What was not edited stays as it is now: another tab
 * or device may have changed it since the form was opened.
 */
function useUpdate(opened: User) {
  const queryClient = useQueryClient()
  const { queryKey } = userQuery()
  return async (profile: Profile) => {
    const now = await queryClient.fetchQuery({ ...userQuery(), staleTime: 0 })
    const valueToSave = (field: 'name' | 'telephone' | 'email') =>
      profile[field] === opened[field] ? now[field] : profile[field]
    const body = {
      ...profile,
      name: valueToSave('name'),
      telephone: valueToSave('telephone'),
      email: valueToSave('email'),
    }
    const params = { userId: String(opened.id) }
    const { body: saved } = await api('PUT /user/update/{userId}', { params, body })
    queryClient.setQueryData(queryKey, saved)
    void queryClient.invalidateQueries({ queryKey })
    void queryClient.invalidateQueries({ queryKey: emailQuery().queryKey })
  }
}
