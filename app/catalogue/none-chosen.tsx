import { listTexts } from '../../domain/texts/en/list-choices.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { type ProductRequest, productsAddress } from './product-request.ts'

/** Nothing of a list is as it was chosen; the choices can be cleared. */
export default function NoneChosen({ request }: { request: ProductRequest }) {
  const texts = useTexts(listTexts)
  const { categoryId, term, sort } = request
  return (
    <EmptyState title={texts.noneChosen}>
      <ButtonLink to={productsAddress({ categoryId, term, sort, page: 1 })}>
        {texts.clear}
      </ButtonLink>
    </EmptyState>
  )
}
