import { catalogueTexts, listTexts } from '../../domain/texts/en/catalogue.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ClearSearch } from '../../ui/clear-search.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { type ProductRequest, productsAddress } from './product-request.ts'

type NoProductsProps = { request: ProductRequest; onClear: () => void }

/** Shown when a category is empty, a search finds nothing or nothing is as chosen; both can be cleared. */
export function NoProducts({ request, onClear }: NoProductsProps) {
  const texts = useTexts(catalogueTexts)
  const { noneChosen, clear } = useTexts(listTexts)
  const { categoryId, term, sort, diet, minPrice, maxPrice } = request
  if (diet || minPrice || maxPrice) {
    return (
      <EmptyState title={noneChosen}>
        <ButtonLink to={productsAddress({ categoryId, term, sort, page: 1 })}>{clear}</ButtonLink>
      </EmptyState>
    )
  }
  if (!term) return <EmptyState title={texts.noneInCategory} />
  return (
    <EmptyState title={texts.noneFound(term)}>
      <ClearSearch onClear={onClear} />
    </EmptyState>
  )
}
