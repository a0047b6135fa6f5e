import { useQueryClient } from '@tanstack/react-query'
import { ordersKey } from './queries.ts'

/** After a change, and after one that was refused because somebody else was first. */
export function useReloadOrders() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ordersKey })
}
