import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { listTexts } from '../../domain/texts/en/list-choices.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ClearSearch } from '../../ui/clear-search.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { choiceParameters, type ProductRequest, productsAddress } from './product-request.ts'

type NoneChosenProps = { request: ProductRequest; onClear: () => void }

/** Nothing of a list or a search is as it was chosen; the choices can be cleared, and so can the search. */
export default function NoneChosen({ request, onClear }: NoneChosenProps) {
  const texts = useTexts(listTexts)
  const { noneFound } = useTexts(catalogueTexts)
  const { categoryId, term, sort } = request
  return (
    <EmptyState title={term ? noneFound(term) : texts.noneChosen}>
      <ButtonLink to={productsAddress({ categoryId, term, sort, page: 1 })}>
        {texts.clear}
      </ButtonLink>
      {term && <ClearSearch onClear={onClear} kept={choiceParameters(request)} />}
    </EmptyState>
  )
}
