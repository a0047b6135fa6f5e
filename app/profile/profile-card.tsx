import { useState } from 'react'
import type { User } from '../../contract/index.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Panel } from './panel.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Who the customer is: to read, and on request to change. */
export function ProfileCard({ user }: { user: User }) {
  const [isEditing, setEditing] = useState(false)
  const [wasEdited, setEdited] = useState(false)

  const close = () => {
    setEditing(false)
    setEdited(true)
  }
  return (
    <Panel title="Your details">
      {isEditing ? (
        <ProfileForm user={user} onClose={close} />
      ) : (
        <div className="grid gap-5">
          <TextField label="Name" value={user.name} readOnly />
          <TextField label="Phone" type="tel" value={user.telephone} readOnly />
          <TextField label="Email" type="email" value={user.email} readOnly />
          <div>
            <Button
              variant="outline"
              // The button that closed the form is gone; keyboards go on from here.
              ref={wasEdited ? focus : undefined}
              onClick={() => setEditing(true)}
            >
              Edit Profile
            </Button>
          </div>
        </div>
      )}
    </Panel>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()
