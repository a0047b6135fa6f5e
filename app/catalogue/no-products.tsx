import { emptyTexts } from '../../domain/texts/en/lists.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../brand/empty-state.tsx'

type NoProductsProps = { term: string | undefined; onClear: () => void }

/** Nothing is in a category, or found by a search, which can be cleared. */
export function NoProducts({ term, onClear }: NoProductsProps) {
  if (!term) return <EmptyState title={emptyTexts.category} />
  return (
    <EmptyState title={emptyTexts.products(term)}>
      <Button variant="outline" onClick={onClear}>
        Clear search
      </Button>
    </EmptyState>
  )
}
