import { controlTexts } from '../domain/texts/en/controls.ts'
import { Button } from './button.tsx'
import { useTexts } from './texts.ts'

type ClearSearchProps = {
  onClear: () => void
  /** What the page's query has beside the search, and keeps. */
  kept?: Record<string, string | number | undefined>
}

/** Ends a search that found nothing. Without script it loads the same page without the search. */
export function ClearSearch({ onClear, kept = {} }: ClearSearchProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onClear()
      }}
    >
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" variant="outline">
        {useTexts(controlTexts).clearSearch}
      </Button>
    </form>
  )
}
