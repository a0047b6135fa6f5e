import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { controlTexts } from '../domain/texts/en/controls.ts'
import { useTexts } from './texts.ts'

export type FieldProps = {
  label: string
  /** Why the entry is refused; shown beside the field with an icon. */
  error?: string | undefined
  /** The id of a message elsewhere that refuses this entry too. */
  refusedBy?: string | undefined
  hint?: ReactNode
  optional?: boolean
  className?: string
}

export type FieldAttributes = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label, the control, a hint and an error, linked by ARIA attributes for screen readers. */
export function Field(
  props: FieldProps & { children: (attributes: FieldAttributes) => ReactNode },
) {
  const texts = useTexts(controlTexts)
  const id = useId()
  const { label, error, refusedBy, hint, optional, className = '' } = props
  const described = [error && `${id}-error`, refusedBy, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-small leading-(--leading-small) font-semibold">
        {label}
        {optional && <span className="font-normal text-husk-700">{` ${texts.optional}`}</span>}
      </label>
      {props.children({
        id,
        'aria-invalid': error || refusedBy ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-label text-husk-700">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="flex items-start gap-1.5 text-small leading-snug text-chilli-700"
        >
          <CircleAlert size={18} aria-hidden className="mt-px flex-none" />
          {error}
        </p>
      )}
    </div>
  )
}
