import { useId, useRef, useState } from 'react'
import { searchDebounceMs } from '../../domain/limits.ts'
import { Button } from '../../ui/button.tsx'
import { useSearchTerm } from '../../ui/use-search-term.ts'

export type FoundThing = { key: string | number; text: string; choose: () => void }

type FinderProps = {
  label: string
  hint?: string
  nothingFound: string
  /** What is found for a term; undefined while it is being searched. */
  useFound: (term: string) => readonly FoundThing[] | undefined
}

const mostShown = 8

/** Finds things by their names as somebody types, and offers a button for each. */
export function Finder({ label, hint, nothingFound, useFound }: FinderProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState('')
  const { typed, type, clear } = useSearchTerm({
    term,
    delayMs: searchDebounceMs,
    onSearch: setTerm,
  })
  const found = useFound(term)
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        value={typed}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          // It may be part of a form, which is not sent by a search.
          if (event.key === 'Enter') event.preventDefault()
        }}
        className="small-control max-w-sm"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-label text-husk-700">
          {hint}
        </p>
      )}
      <div role="status" className="text-label">
        {term !== '' && found?.length === 0 && nothingFound}
      </div>
      <ul className="flex flex-wrap gap-2">
        {found?.slice(0, mostShown).map(({ key, text, choose }) => (
          <li key={key}>
            <Button
              variant="outline"
              size="small"
              onClick={() => {
                // The buttons are gone then. What is chosen may move the focus on.
                field.current?.focus()
                choose()
                clear()
              }}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
