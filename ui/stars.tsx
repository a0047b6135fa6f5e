import { controlTexts } from '../domain/texts/en/controls.ts'
import { readOut, Sentence } from './sentence.tsx'
import { useTexts } from './texts.ts'

/** A rating as stars, of which the empty ones are paler, and as text. */
export function Stars({ rating }: { rating: number }) {
  const texts = useTexts(controlTexts)
  return (
    <p className="flex items-center gap-1">
      {starNumbers.map((number) => (
        <Star
          key={number}
          className={`size-5 ${number <= rating ? 'text-star' : 'text-husk-200'}`}
        />
      ))}
      <span className="ml-1.5 text-label text-husk-700">
        <Sentence parts={texts.rating(rating, starNumbers.length, readOut)} />
      </span>
    </p>
  )
}

export const starNumbers = [1, 2, 3, 4, 5]

/** Pointed, as in a stencil; the stars of the icon set are rounded. */
export function Star({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" className={className}>
      <path d="m10 .5 2.4 6.6 7.1.3-5.6 4.3 2 6.8L10 14.6l-5.9 3.9 2-6.8L.5 7.4l7.1-.3z" />
    </svg>
  )
}
