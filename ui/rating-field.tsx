import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { controlTexts } from '../domain/texts/en/controls.ts'
import { Star, starNumbers } from './stars.tsx'
import { useTexts } from './texts.ts'

type RatingFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  label: string
  error?: string | undefined
}

/** One to five stars, as radio buttons, so that arrow keys work. */
export function RatingField(props: RatingFieldProps) {
  const { label, error, defaultValue, readOnly, ...input } = props
  const texts = useTexts(controlTexts)
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className="grid gap-1.5"
    >
      <p id={`${id}-label`} className="text-small leading-(--leading-small) font-semibold">
        {label}
      </p>
      <div className="rating">
        {starNumbers.map((number) => (
          <label key={number} className="rating-star">
            <input
              {...input}
              type="radio"
              // HTML has no radio buttons that are read only.
              onClick={readOnly ? doNothing : undefined}
              value={number}
              defaultChecked={String(number) === defaultValue}
              className="sr-only"
            />
            <span className="sr-only">{texts.stars(number)}</span>
            <Star className="rating-shape" />
          </label>
        ))}
      </div>
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

function doNothing(event: MouseEvent): void {
  event.preventDefault()
}
