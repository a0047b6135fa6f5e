import type { ComponentProps } from 'react'
import type { PageParameters } from './kept-parameters.tsx'
import { SearchField } from './search-field.tsx'
import type { useSearchTerm } from './use-search-term.ts'

type SearchHeadProps = {
  title: string
  /** What is searched, for the label of the search box. */
  label: string
  placeholder: string
  search: ReturnType<typeof useSearchTerm>
  kept?: PageParameters
  below?: ComponentProps<typeof SearchField>['below']
}

/** A page's heading, with a box that searches the page's list. */
export function SearchHead({ title, label, placeholder, search, kept, below }: SearchHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <h1>{title}</h1>
      <SearchField
        label={label}
        placeholder={placeholder}
        name="q"
        kept={kept}
        value={search.typed}
        onChange={search.type}
        onSubmit={search.submit}
        onClear={search.clear}
        below={below}
        className="w-full md:w-100"
      />
    </div>
  )
}
