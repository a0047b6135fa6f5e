import { Suspense } from 'react'
import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { ClearSearch } from '../../ui/clear-search.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { lazyOrNothing } from '../shell/lazy-or-nothing.ts'
import { choiceParameters, type ProductRequest } from './product-request.ts'

const NothingFound = lazyOrNothing(() => import('../search/nothing-found.tsx'))
const NoneChosen = lazyOrNothing(() => import('./none-chosen.tsx'))

type NoProductsProps = {
  request: ProductRequest
  /** Nothing would be in it without the choices either. */
  isUnknownCategory?: boolean
  onClear: () => void
}

/** Shown when a category is empty, a search finds nothing or nothing is as chosen; both can be cleared. */
export function NoProducts({ request, isUnknownCategory = false, onClear }: NoProductsProps) {
  const texts = useTexts(catalogueTexts)
  const { suggests } = useShop()
  const { term, diet, minPrice, maxPrice } = request
  if (!isUnknownCategory && (diet || minPrice || maxPrice)) {
    return (
      <Suspense>
        <NoneChosen request={request} onClear={onClear} />
      </Suspense>
    )
  }
  if (!term) return <EmptyState title={texts.noneInCategory} />
  return (
    <>
      <EmptyState title={texts.noneFound(term)}>
        <ClearSearch onClear={onClear} kept={choiceParameters(request)} />
      </EmptyState>
      {suggests && (
        <Suspense>
          <NothingFound />
        </Suspense>
      )}
    </>
  )
}
