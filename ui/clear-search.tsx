import { controlTexts } from '../domain/texts/en/controls.ts'
import { Button } from './button.tsx'
import { KeptParameters, type PageParameters } from './kept-parameters.tsx'
import { useTexts } from './texts.ts'

type ClearSearchProps = { onClear: () => void; kept?: PageParameters }

/** Ends a search that found nothing. Without script it loads the same page without the search. */
export function ClearSearch({ onClear, kept }: ClearSearchProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onClear()
      }}
    >
      <KeptParameters kept={kept} />
      <Button type="submit" variant="outline">
        {useTexts(controlTexts).clearSearch}
      </Button>
    </form>
  )
}
