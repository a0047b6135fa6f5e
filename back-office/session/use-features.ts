import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from './session-query.ts'

/** Whether orders are picked on a phone, so that the pages show what this needs. */
export function usePicksOnPhone(): boolean {
  return useQuery(sessionQuery).data?.picksOnPhone ?? false
}

/** Whether the shop is registered for VAT. */
export function useChargesVat(): boolean {
  return useQuery(sessionQuery).data?.chargesVat ?? false
}

/** Whether staff enters orders of customers who call, write, or stand at the counter. */
export function useEntersOrders(): boolean {
  return useQuery(sessionQuery).data?.entersOrders ?? false
}

/** Whether orders are put into runs of the shop's own vans. */
export function useDeliversInRuns(): boolean {
  return useQuery(sessionQuery).data?.deliversInRuns ?? false
}
