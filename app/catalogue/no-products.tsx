import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'

type NoProductsProps = { term: string | undefined; onClear: () => void }

/** Shown when a category is empty or a search finds nothing; the search can be cleared. */
export function NoProducts({ term, onClear }: NoProductsProps) {
  const texts = useTexts(catalogueTexts)
  const { clearSearch } = useTexts(controlTexts)
  if (!term) return <EmptyState title={texts.noneInCategory} />
  return (
    <EmptyState title={texts.noneFound(term)}>
      <Button variant="outline" onClick={onClear}>
        {clearSearch}
      </Button>
    </EmptyState>
  )
}
