import { controlTexts } from '../domain/texts/en/controls.ts'
import { Button } from './button.tsx'
import { useTexts } from './texts.ts'

/** Ends a search that found nothing. Without script it loads the same page without its query. */
export function ClearSearch({ onClear }: { onClear: () => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onClear()
      }}
    >
      <Button type="submit" variant="outline">
        {useTexts(controlTexts).clearSearch}
      </Button>
    </form>
  )
}
