import { useQuery } from '@tanstack/react-query'
import { productsTexts } from '../../domain/texts/en/back-office/products.ts'
import { Filters, SelectFilter, TextFilter } from '../ui/filters.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { categoriesQuery } from './product-queries.ts'

/** Filters products by words, category and state. */
export function ProductFilters() {
  const texts = useOfficeTexts(productsTexts).filters
  const states = [['', texts.allStates], ...Object.entries(texts.states)] as const
  const { data: categories = [] } = useQuery(categoriesQuery)
  const options = [
    ['', texts.allCategories] as const,
    ...categories.map(({ categoryId, name }) => [String(categoryId), name] as const),
  ]
  return (
    <Filters>
      <TextFilter name="search" label={texts.search} />
      <SelectFilter
        // It can show the chosen category only once the categories are loaded.
        key={categories.length}
        name="categoryId"
        label={texts.category}
        options={options}
      />
      <SelectFilter name="state" label={texts.state} options={states} />
    </Filters>
  )
}
