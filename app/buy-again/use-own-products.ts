import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Package, Product } from '../../contract/index.ts'
import { pageAddress } from '../../contract/pages.ts'
import { productsPerPage } from '../../domain/limits.ts'
import { pageAsked, pageCount, pageInAddress } from '../../ui/page-numbers.ts'
import { packagesQuery, productsByIdQuery } from '../api/catalogue-queries.ts'
import { boughtQuery, favouritePackagesQuery, favouritesQuery } from '../api/customer-queries.ts'

/** A page of a list of products; undefined while it is loading. */
export type OwnProducts = {
  products: readonly Product[] | undefined
  page: number
  pageCount: number
  failure: Error | null
  onRetry: () => void
  hrefOf: (page: number) => string
}

export function useFavouriteProducts(): OwnProducts {
  const favourites = useQuery(favouritesQuery())
  const ids = favourites.data ?? []
  const { page, ...paging } = usePaging('favourites', ids.length)
  const wanted = ids.slice((page - 1) * productsPerPage, page * productsPerPage)
  const found = useQuery({ ...productsByIdQuery(wanted), enabled: favourites.isSuccess })
  return {
    page,
    ...paging,
    // In the order of the list, which is not that of the response.
    products: found.data && wanted.flatMap((id) => found.data.find(isProduct(id)) ?? []),
    failure: favourites.data && found.data ? null : (favourites.error ?? found.error),
    onRetry: () => void (favourites.isLoadingError ? favourites : found).refetch(),
  }
}

const isProduct =
  (id: number) =>
  ({ productId }: Product) =>
    productId === id

export type OwnPackages = Pick<OwnProducts, 'failure' | 'onRetry'> & {
  /** Undefined while they are loading. */
  packages: readonly Package[] | undefined
}

/** The favourite packages that are on sale, the newest first. */
export function useFavouritePackages(): OwnPackages {
  const favourites = useQuery(favouritePackagesQuery())
  const onSale = useQuery(packagesQuery())
  const packages =
    onSale.data &&
    favourites.data?.flatMap((id) => onSale.data.find(({ packageId }) => packageId === id) ?? [])
  return {
    packages,
    failure: packages ? null : (favourites.error ?? onSale.error),
    onRetry: () => void (favourites.isLoadingError ? favourites : onSale).refetch(),
  }
}

export function useBought(): OwnProducts {
  const [query] = useSearchParams()
  const asked = pageAsked(query.get('bought'), Infinity)
  const { data } = useQuery(boughtQuery(asked))
  const { page: existing, ...paging } = usePaging('bought', data?.total ?? 0)
  // A page that no longer exists is the last one.
  const page = data ? existing : asked
  const found = useQuery(boughtQuery(page))
  return {
    ...paging,
    page,
    products: found.data?.products,
    failure: found.data ? null : found.error,
    onRetry: () => void found.refetch(),
  }
}

/** Both lists have their page in the URL, each in its own parameter. */
function usePaging(name: 'favourites' | 'bought', total: number) {
  const [query] = useSearchParams()
  const last = pageCount(total, productsPerPage)
  return {
    page: pageAsked(query.get(name), last),
    pageCount: last,
    hrefOf: (page: number) =>
      pageAddress('/buy-again', {
        ...Object.fromEntries(query),
        [name]: pageInAddress(page),
      }),
  }
}
