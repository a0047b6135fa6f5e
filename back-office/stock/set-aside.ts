import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/back-office-api.ts'

/** The units of products, by their ids, that are on the shelves for orders: a count of the stock leaves them out. */
export const setAsideQuery = (productIds: readonly number[]) =>
  queryOptions({
    queryKey: ['set aside', ...productIds],
    queryFn: async () => {
      const query = { productIds: productIds.join() }
      const { body } = await api('GET /admin/stock-set-aside', { query })
      return new Map(body.map(({ productId, units }) => [productId, units]))
    },
    enabled: productIds.length > 0,
  })
