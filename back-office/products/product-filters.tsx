import { useQuery } from '@tanstack/react-query'
import { Filters, SelectFilter, TextFilter } from '../ui/filters.tsx'
import { categoriesQuery } from './product-queries.ts'

const states = [
  ['', 'All'],
  ['ON_SALE', 'On sale'],
  ['LOW', 'Running out'],
  ['OUT_OF_STOCK', 'Out of stock'],
  ['WITHDRAWN', 'Not published'],
] as const

/** By words, category and state. */
export function ProductFilters() {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const options = [
    ['', 'All'] as const,
    ...categories.map(({ categoryId, name }) => [String(categoryId), name] as const),
  ]
  return (
    // The chosen category can be shown once the categories are there.
    <Filters key={categories.length}>
      <TextFilter name="search" label="Search" />
      <SelectFilter name="categoryId" label="Category" options={options} />
      <SelectFilter name="state" label="State" options={states} />
    </Filters>
  )
}
