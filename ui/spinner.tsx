import { controlTexts } from '../domain/texts/en/controls.ts'
import { useTexts } from './texts.ts'
/** Two lozenges that turn a quarter at a time. With reduced motion they stand still and the label is visible. */
export function Spinner({
  label,
  size = 'regular',
}: {
  label?: string
  size?: 'regular' | 'large'
}) {
  const texts = useTexts(controlTexts)
  return (
    <div role="status" className={`spinner spinner-${size}`}>
      <svg viewBox="0 0 60 60" aria-hidden="true" className="spinner-lozenge">
        <path
          className="text-leaf-700"
          fill="currentColor"
          fillRule="evenodd"
          d="M30 0 60 30 30 60 0 30zM30 11 11 30 30 49 49 30z"
        />
        <path className="text-chilli-600" fill="currentColor" d="m30 17 13 13-13 13-13-13z" />
      </svg>
      <span>{label ?? texts.loading}</span>
    </div>
  )
}
