import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { titleOfSlug } from '../../domain/charities/slug.ts'
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts'
import { useMinimumLoading } from '../../ui/use-minimum-loading.ts'
import { charityQuery } from '../api/catalogue-queries.ts'
import { charityStateOf } from './charity-link.ts'

/** The charity of the page: found by the id in the link's state, otherwise by its slug. */
export function useCharity(slug: string) {
  const { state } = useLocation()
  // The server knows only the slug.
  const linked = useIsInBrowser() ? charityStateOf(state) : undefined
  const loaded = useQueryClient().getQueryData(charityQuery({ slug }).queryKey)
  const charity = useQuery({
    ...charityQuery({ slug, id: linked?.charityId }),
    ...(loaded && loaded.id === linked?.charityId && { initialData: loaded }),
  })
  const isLoading = useMinimumLoading(charity.isPending)

  return {
    charity: charity.data ?? undefined,
    /** Undefined when there is no such charity: then a URL could put any words here. */
    title:
      charity.data?.name ??
      linked?.title ??
      (charity.data === null ? undefined : titleOfSlug(slug)),
    isLoading,
    isUnknown: charity.data === null,
    isRetrying: charity.isFetching,
    retry: () => void charity.refetch(),
  }
}
