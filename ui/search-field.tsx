import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { controlTexts } from '../domain/texts/en/controls.ts'
import { KeptParameters, type PageParameters } from './kept-parameters.tsx'
import { useTexts } from './texts.ts'

type SearchFieldProps = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** Called on Enter or the keyboard's search key. */
  onSubmit: () => void
  onClear: () => void
  /** The name of the query parameter, for searching before hydration. */
  name?: string
  kept?: PageParameters | undefined
  /** What is shown below the field once it has been used. */
  below?: ((input: HTMLInputElement) => ReactNode) | undefined
  className?: string
}

export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, onSubmit, onClear, below, className = '' } = props
  const texts = useTexts(controlTexts)
  const input = useRef<HTMLInputElement>(null)
  const [used, setUsed] = useState<HTMLInputElement | null>(null)
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? value
    if (typed !== value) onChange(typed)
    if (document.activeElement === input.current) setUsed(input.current)
  })
  // Takes over what was typed before hydration; the next render would otherwise undo it. Not in a layout
  // effect: the router cannot navigate before those of the whole page have run.
  useEffect(() => takeOver(), [])
  return (
    <search className={className}>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <KeptParameters kept={props.kept} />
        <Search
          size={20}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2"
        />
        <input
          ref={input}
          type="search"
          name={props.name}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={below && ((event) => setUsed(event.target))}
          className="field-control px-12"
        />
        {value !== '' && (
          <button
            type="button"
            aria-label={texts.clearSearch}
            onClick={() => {
              onClear()
              input.current?.focus()
            }}
            className="absolute inset-y-0 right-0.5 grid noscript:hidden w-11 place-items-center rounded-control"
          >
            <X size={20} aria-hidden />
          </button>
        )}
        {used && below?.(used)}
      </form>
    </search>
  )
}
