import { queryOptions } from '@tanstack/react-query'
import type { Reference } from '../../domain/settings/references.ts'
import { api } from '../api/back-office-api.ts'

type Named = { id: number; name: string }

/** What customers can see of the packages or categories, by name. */
export const referencesQuery = (kind: Exclude<Reference, 'picture'>) =>
  queryOptions({
    queryKey: ['settings', 'references', kind],
    queryFn: (): Promise<Named[]> =>
      kind === 'package' ? packagesOnSale() : publishedCategories(),
  })

async function packagesOnSale(): Promise<Named[]> {
  const named: Named[] = []
  let after: string | null | undefined
  while (after !== null) {
    const query = { state: 'PUBLISHED', ...(after && { after }) } as const
    const { items, next } = (await api('GET /admin/packages', { query })).body
    named.push(...items.map(({ packageId, name }) => ({ id: packageId, name })))
    after = next
  }
  return named
}

async function publishedCategories(): Promise<Named[]> {
  const categories = (await api('GET /admin/categories', {})).body
  return categories
    .filter(({ isPublished }) => isPublished)
    .map(({ categoryId, name }) => ({ id: categoryId, name }))
}
