import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { controlTexts } from '../domain/texts/en/controls.ts'
import { Field, type FieldProps } from './field.tsx'
import { useTexts } from './texts.ts'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'children' | 'type'>

/** A password field with a button that shows or hides what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, refusedBy, hint, optional, className, ...input } = props
  const texts = useTexts(controlTexts)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field {...{ label, error, refusedBy, hint, optional, className }}>
      {(attributes) => (
        <span className="relative block">
          <input
            autoComplete="current-password"
            {...input}
            {...attributes}
            type={isShown ? 'text' : 'password'}
            className="field-control pr-12"
          />
          <button
            type="button"
            aria-label={isShown ? texts.hidePassword : texts.showPassword}
            aria-controls={attributes.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0.5 grid w-11 place-items-center rounded-control"
          >
            <Icon size={20} aria-hidden />
          </button>
        </span>
      )}
    </Field>
  )
}
