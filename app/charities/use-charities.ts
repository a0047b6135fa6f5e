import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { pageAddress } from '../../contract/pages.ts'
import { charitiesPerPage } from '../../domain/limits.ts'
import { pageAsked, pageCount, pageInAddress } from '../../ui/page-numbers.ts'
import { useMinimumLoading } from '../../ui/use-minimum-loading.ts'
import { charitiesQuery } from '../api/catalogue-queries.ts'

/** The charities of the page number in the URL. */
export function useCharities() {
  const [query] = useSearchParams()
  const charities = useQuery(charitiesQuery())
  const isLoading = useMinimumLoading(charities.isPending)

  const all = charities.data ?? []
  const lastPage = pageCount(all.length, charitiesPerPage)
  const page = pageAsked(query.get('page'), lastPage)

  return {
    isLoading,
    hasFailed: charities.isLoadingError,
    isRetrying: charities.isFetching,
    retry: () => void charities.refetch(),
    shown: all.slice((page - 1) * charitiesPerPage, page * charitiesPerPage),
    page,
    pageCount: lastPage,
  }
}

/** The URL of a page of the list. */
export function charitiesAddress(page: number): string {
  return pageAddress('/charities', { page: pageInAddress(page) })
}
