import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { packagesPerPage } from '../../domain/limits.ts'
import { pageAsked, pageCount } from '../../ui/page-numbers.ts'
import { useMinimumLoading } from '../../ui/use-minimum-loading.ts'
import { useSearchTerm } from '../../ui/use-search-term.ts'
import { packagesQuery } from '../api/queries.ts'
import { packagesMatching } from './package-search.ts'
import { packagesAddress } from './packages-address.ts'

/** The packages page: the URL holds page and search; the search itself runs in the browser. */
export function usePackageBrowser() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const packages = useQuery(packagesQuery())
  const isLoading = useMinimumLoading(packages.isPending)

  const term = query.get('q')?.trim() ?? ''
  const search = useSearchTerm({
    term,
    delayMs: 0,
    onSearch: (wanted) =>
      navigate(packagesAddress(1, wanted), { replace: true, preventScrollReset: true }),
  })

  const all = packages.data ?? []
  const found = packagesMatching(all, search.typed)
  const lastPage = pageCount(found.length, packagesPerPage)
  // While the URL lags behind the typing, the list already starts at page 1.
  const page = search.typed.trim() === term ? pageAsked(query.get('page'), lastPage) : 1

  return {
    search,
    isLoading,
    hasFailed: packages.isLoadingError,
    retry: () => void packages.refetch(),
    isEmpty: all.length === 0,
    shown: found.slice((page - 1) * packagesPerPage, page * packagesPerPage),
    page,
    pageCount: lastPage,
    hrefOf: (target: number) => packagesAddress(target, term),
  }
}
