import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { Button } from '../../ui/button.tsx'
import { useOfficeTexts } from './texts.ts'
import { useListAddress } from './use-list-address.ts'

/**
 * The filters of a list. Choosing an option or pressing Enter puts them all into the URL. Fields are
 * uncontrolled and named like the query of the API call.
 */
export function Filters({ children }: { children: ReactNode }) {
  const texts = useOfficeTexts(officeControlTexts).filters
  const { query, change } = useListAddress()
  const { sort, after: _, before: __, ...filters } = query
  const isFiltered = Object.keys(filters).length > 0
  const form = useRef<HTMLFormElement>(null)
  const showButton = useRef<HTMLButtonElement>(null)
  const wanted = String(new URLSearchParams(filters))
  useEffect(() => {
    // Back and forward change the URL, which the same fields show: new ones would cost keyboard users their place.
    const values = new URLSearchParams(wanted)
    for (const field of form.current?.elements ?? []) {
      const isSelect = field instanceof HTMLSelectElement
      if (isSelect || field instanceof HTMLInputElement) field.value = values.get(field.name) ?? ''
      // As on loading: a choice that has no empty option begins with its first.
      if (isSelect && field.selectedIndex < 0) field.selectedIndex = 0
    }
  }, [wanted])
  return (
    <form
      ref={form}
      aria-label={texts.label}
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        change(Object.fromEntries([...fields].map(([name, value]) => [name, String(value).trim()])))
      }}
      className="print:hidden mb-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap max-sm:[&>:first-child]:col-span-2"
    >
      {children}
      <Button ref={showButton} type="submit" variant="outline" size="small">
        {texts.apply}
      </Button>
      {isFiltered && (
        <Link
          to={sort ? `?sort=${sort}` : '?'}
          // The link is gone then.
          onClick={() => showButton.current?.focus()}
          className="text-link py-3"
        >
          {texts.clear}
        </Link>
      )}
    </form>
  )
}

type FilterProps = { name: string; label: string; className?: string }

export function TextFilter({
  name,
  label,
  type = 'search',
  className = type === 'date' ? 'sm:w-36' : 'sm:w-44',
}: FilterProps & { type?: 'search' | 'date' }) {
  return (
    <LabelledFilter name={name} label={label}>
      {(attributes) => (
        <input {...attributes} type={type} className={`small-control max-sm:w-full ${className}`} />
      )}
    </LabelledFilter>
  )
}

/** Applies a choice at once. */
export function SelectFilter({
  name,
  label,
  options,
}: FilterProps & { options: readonly (readonly [value: string, text: string])[] }) {
  return (
    <LabelledFilter name={name} label={label}>
      {(attributes) => (
        <select
          {...attributes}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="small-control max-sm:w-full"
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabelledFilter>
  )
}

type SearchAndStateProps = {
  search: string
  texts: { state: string; allStates: string }
  states: Readonly<Record<string, string>>
}

/** The filters of a list whose rows have words and a state. */
export function SearchAndState({ search, texts, states }: SearchAndStateProps) {
  return (
    <Filters>
      <TextFilter name="search" label={search} className="w-64" />
      <SelectFilter
        name="state"
        label={texts.state}
        options={[['', texts.allStates], ...Object.entries(states)]}
      />
    </Filters>
  )
}

type Attributes = { id: string; name: string; defaultValue: string }

/** A label above a field that shows the value in the URL. */
function LabelledFilter({
  name,
  label,
  children,
}: FilterProps & { children: (attributes: Attributes) => ReactNode }) {
  const id = useId()
  const { query } = useListAddress()
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-label">
        {label}
      </label>
      {children({ id, name, defaultValue: query[name] ?? '' })}
    </div>
  )
}
