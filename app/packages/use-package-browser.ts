import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { packagesPerPage } from '../../domain/limits.ts'
import { pageAsked, pageCount } from '../../ui/page-numbers.ts'
import { LanguageContext } from '../../ui/texts.ts'
import { useMinimumLoading } from '../../ui/use-minimum-loading.ts'
import { useSearchTerm } from '../../ui/use-search-term.ts'
import { packagesInQuery, packagesQuery } from '../api/catalogue-queries.ts'
import { useLoggedFailure } from '../api/use-logged-failure.ts'
import { otherLanguageOf, packagesMatching } from './package-search.ts'
import { packagesAddress } from './packages-address.ts'

/** The packages page: the URL holds page and search; the search itself runs in the browser. */
export function usePackageBrowser() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const packages = useQuery(packagesQuery())
  useLoggedFailure('packages', packages.error)

  const term = query.get('q')?.trim() ?? ''
  const search = useSearchTerm({
    term,
    delayMs: 0,
    onSearch: (wanted) =>
      navigate(packagesAddress(1, wanted), { replace: true, preventScrollReset: true }),
  })

  const otherLanguage = otherLanguageOf(search.typed, use(LanguageContext))
  const translated = useQuery(packagesInQuery(otherLanguage))
  const all = packages.data ?? []
  const found = packagesMatching(all, search.typed, translated.data)
  const isLoading = useMinimumLoading(
    packages.isPending || (translated.isLoading && found.length === 0),
  )
  const lastPage = pageCount(found.length, packagesPerPage)
  // While the URL lags behind the typing, the list already starts at page 1.
  const page = search.typed.trim() === term ? pageAsked(query.get('page'), lastPage) : 1

  return {
    search,
    isLoading,
    hasFailed: packages.isLoadingError,
    isEmpty: all.length === 0,
    shown: found.slice((page - 1) * packagesPerPage, page * packagesPerPage),
    page,
    pageCount: lastPage,
    hrefOf: (target: number) => packagesAddress(target, term),
  }
}
