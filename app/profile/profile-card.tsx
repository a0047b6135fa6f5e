import { useState } from 'react'
import type { User } from '../../contract/index.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { typedBefore } from '../forms/typed.ts'
import { EmailDetails } from './email-details.tsx'
import { Panel } from './panel.tsx'
import { ProfileForm } from './profile-form.tsx'

/** The customer's details: read-only, until they choose to edit them. */
export function ProfileCard({ user }: { user: User }) {
  const texts = useTexts(profileTexts)
  const { labels } = useTexts(fieldTexts)
  const typedAs = `profile of customer ${user.id}`
  const [isEditing, setEditing] = useState(() => typedBefore(typedAs) !== undefined)
  const [wasEdited, setEdited] = useState(false)

  const close = () => {
    setEditing(false)
    setEdited(true)
  }
  return (
    <Panel title={texts.details}>
      {isEditing ? (
        <ProfileForm user={user} typedAs={typedAs} onClose={close} />
      ) : (
        <div className="grid gap-5">
          <TextField label={labels.name} value={user.name} readOnly />
          <TextField label={labels.phone} type="tel" value={user.telephone} readOnly />
          <EmailDetails user={user}>
            <Button
              variant="outline"
              // The focused button that closed the form is gone, so this one takes the focus.
              ref={wasEdited ? focus : undefined}
              onClick={() => setEditing(true)}
            >
              {texts.edit}
            </Button>
          </EmailDetails>
        </div>
      )}
    </Panel>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()
