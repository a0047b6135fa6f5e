import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api, queryClient } from '../api/back-office-api.ts'

export type OfficeCharity = BackOfficeAnswer<'GET /admin/charities/{charityId}'>
export type GalleryPicture = OfficeCharity['pictures'][number]

/** Fetched when the page opens and never refetched by itself, which would overwrite what is being typed. */
export const charityQuery = (charityId: string) =>
  queryOptions({
    queryKey: ['charity', charityId],
    queryFn: async () =>
      (await api('GET /admin/charities/{charityId}', { params: { charityId } })).body,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Never refetched by itself, like the charity. */
export const giftsQuery = (charityId: string) =>
  queryOptions({
    queryKey: ['charity', charityId, 'gifts'],
    queryFn: async () =>
      (await api('GET /admin/charities/{charityId}/gifts', { params: { charityId } })).body,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Shows a charity as a call has returned it, and refetches the lists. */
export function showCharity(charity: OfficeCharity): void {
  queryClient.setQueryData(charityQuery(String(charity.charityId)).queryKey, charity)
  void queryClient.invalidateQueries({ queryKey: ['charities'] })
}
