import { queryOptions } from '@tanstack/react-query'
import type { AnswerIn } from '../../contract/calls.ts'
import type { ShopArea } from '../../contract/index.ts'
import { api } from '../api/browser.ts'

export type OfferedSlots = AnswerIn<ShopArea, 'GET /delivery/slots'>
export type OfferedSlot = OfferedSlots['slots'][number]

/** The times at which orders of an area are delivered; null is an address for which the shop has set no area. */
export function slotsQuery(areaId: number | null) {
  return queryOptions({
    queryKey: ['delivery slots', areaId],
    // Without a connection it says so, instead of showing nothing until there is one.
    networkMode: 'always',
    refetchOnReconnect: true,
    queryFn: async () => {
      const query = areaId === null ? {} : { areaId: String(areaId) }
      return (await api('GET /delivery/slots', { query })).body
    },
  })
}
