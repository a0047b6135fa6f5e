import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { packagesPerPage } from '../../domain/limits.ts'
import { pageCount } from '../../domain/page-numbers.ts'
import { packagesQuery } from '../api/queries.ts'
import { useMinimumLoading } from '../ui/use-minimum-loading.ts'
import { useSearchTerm } from '../ui/use-search-term.ts'
import { packagesMatching } from './package-search.ts'

/** The packages page: page and search stand in the address, the searching is done here. */
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
      navigate(addressOf(wanted, 1), { replace: true, preventScrollReset: true }),
  })

  const all = packages.data ?? []
  const found = packagesMatching(all, search.typed)
  const lastPage = pageCount(found.length, packagesPerPage)
  // While the address catches up with typing, the list already starts anew.
  const asked = search.typed.trim() === term ? Number(query.get('page')) || 1 : 1
  const page = Math.min(Math.max(1, Math.trunc(asked)), lastPage)

  return {
    search,
    isLoading,
    hasFailed: packages.isError,
    retry: () => void packages.refetch(),
    isEmpty: all.length === 0,
    shown: found.slice((page - 1) * packagesPerPage, page * packagesPerPage),
    page,
    pageCount: lastPage,
    hrefOf: (target: number) => addressOf(term, target),
  }
}

function addressOf(term: string, page: number): string {
  const query = new URLSearchParams()
  if (term) query.set('q', term)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/packages?${text}` : '/packages'
}
