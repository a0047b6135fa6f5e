import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { ClearSearch } from '../../ui/clear-search.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'

type NoProductsProps = { term: string | undefined; onClear: () => void }

/** Shown when a category is empty or a search finds nothing; the search can be cleared. */
export function NoProducts({ term, onClear }: NoProductsProps) {
  const texts = useTexts(catalogueTexts)
  if (!term) return <EmptyState title={texts.noneInCategory} />
  return (
    <EmptyState title={texts.noneFound(term)}>
      <ClearSearch onClear={onClear} />
    </EmptyState>
  )
}
