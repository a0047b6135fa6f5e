import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api, queryClient } from '../api/back-office-api.ts'

export type OfficePackage = BackOfficeAnswer<'GET /admin/packages/{packageId}'>
export type PackedProduct = OfficePackage['contents'][number]

/** Fetched when the page opens and never refetched by itself, which would overwrite what is being typed. */
export const packageQuery = (packageId: string) =>
  queryOptions({
    queryKey: ['package', packageId],
    queryFn: async () =>
      (await api('GET /admin/packages/{packageId}', { params: { packageId } })).body,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Shows a package as a call has returned it, and refetches the lists. */
export function showPackage(shown: OfficePackage): void {
  queryClient.setQueryData(packageQuery(String(shown.packageId)).queryKey, shown)
  void queryClient.invalidateQueries({ queryKey: ['packages'] })
}
