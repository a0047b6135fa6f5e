import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api } from '../api/back-office-api.ts'
import type { ListQuery } from '../ui/use-list-address.ts'

export type ListedCustomer = BackOfficeAnswer<'GET /admin/customers'>['items'][number]
export type Customer = BackOfficeAnswer<'GET /admin/customers/{customerId}'>

/** The key of the list and of every customer's page. */
export const customersKey = ['customers']

export function customersQuery(query: ListQuery) {
  return queryOptions({
    queryKey: [...customersKey, 'list', query],
    queryFn: async () => (await api('GET /admin/customers', { query })).body,
  })
}

export function customerQuery(customerId: string) {
  return queryOptions({
    queryKey: [...customersKey, 'one', customerId],
    queryFn: async () =>
      (await api('GET /admin/customers/{customerId}', { params: { customerId } })).body,
  })
}
