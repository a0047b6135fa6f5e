import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CustomPackage } from '../../contract/index.ts'
import { cartKey, customPackagesQuery } from '../api/queries.ts'

/** The customer's own packages, and what follows when one of them has changed. */
export function useSavedPackages() {
  const { data, isError, isPending, refetch } = useQuery(customPackagesQuery())
  return {
    packages: data ?? [],
    isLoading: isPending,
    hasFailed: isError && !data,
    retry: () => void refetch(),
  }
}

export function useSavedPackagesChanges() {
  const queryClient = useQueryClient()
  const { queryKey } = customPackagesQuery()
  const change = (next: (packages: CustomPackage[]) => CustomPackage[]) =>
    queryClient.setQueryData(queryKey, (packages) => packages && next(packages))
  // What lies in the cart has changed with it.
  const reloadCart = () => queryClient.invalidateQueries({ queryKey: cartKey })

  return {
    created: (made: CustomPackage) => change((packages) => [made, ...packages]),
    updated: (made: CustomPackage) => {
      change((packages) => packages.map((each) => (each.id === made.id ? made : each)))
      void reloadCart()
    },
    deleted: (id: number) => {
      change((packages) => packages.filter((each) => each.id !== id))
      void reloadCart()
    },
    reload: () => queryClient.invalidateQueries({ queryKey }),
    /** Also when the customer has gone on to another page by then. */
    reloadAfter: (delayMs: number) =>
      void setTimeout(() => void queryClient.invalidateQueries({ queryKey }), delayMs),
  }
}
