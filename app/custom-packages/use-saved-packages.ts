import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CustomPackage } from '../../contract/index.ts'
import { showData } from '../../ui/show-data.ts'
import { cartKey, customPackagesQuery } from '../api/customer-queries.ts'

/** The customer's own packages. */
export function useSavedPackages() {
  const { data, error, isPending, refetch } = useQuery(customPackagesQuery())
  return {
    packages: data ?? [],
    isLoading: isPending,
    failure: data ? null : error,
    retry: () => void refetch(),
  }
}

export function useSavedPackagesChanges() {
  const queryClient = useQueryClient()
  const { queryKey } = customPackagesQuery()
  const change = (next: (packages: CustomPackage[]) => CustomPackage[]) =>
    showData(queryClient, queryKey, (packages) => packages && next(packages))
  // The package in the cart has changed too.
  const reloadCart = () => queryClient.invalidateQueries({ queryKey: cartKey })

  return {
    // Of a save that is sent again the list may hold the package already.
    created: (made: CustomPackage) =>
      change((packages) => [made, ...packages.filter(({ id }) => id !== made.id)]),
    updated: (made: CustomPackage) => {
      change((packages) => packages.map((each) => (each.id === made.id ? made : each)))
      void reloadCart()
    },
    deleted: (id: number) => {
      change((packages) => packages.filter((each) => each.id !== id))
      void reloadCart()
    },
    reload: () => queryClient.invalidateQueries({ queryKey }),
    /** Works even after the customer has gone to another page. */
    reloadAfter: (delayMs: number) =>
      void setTimeout(() => void queryClient.invalidateQueries({ queryKey }), delayMs),
  }
}
