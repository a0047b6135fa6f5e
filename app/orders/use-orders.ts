import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { newestFirst } from '../../domain/orders/order-list.ts'
import { loadingTexts } from '../../domain/texts/en/lists.ts'
import { toast } from '../../ui/toasts.tsx'
import { ordersQuery } from '../api/queries.ts'
import { ordersOf } from './order-of.ts'

/** What "View Orders" of a paid order carries: the list that was loaded before is out of date. */
export const fromPaymentResult = { fromPaymentResult: true }

/** The customer's orders, newest first; asked for again after 5 minutes or on request. */
export function useOrders() {
  const {
    data: orders,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...ordersQuery(),
    select: ordersNewestFirst,
  })
  useRefreshAfterPayment()

  const refresh = async () => {
    const result = await refetch()
    // Without a list the page itself says so.
    if (result.isError && result.data) toast.error(loadingTexts.orders)
  }
  return { orders, isError, isFetching, refresh }
}

// Declared once, so that the orders are mapped again only when they have changed.
const ordersNewestFirst = (answer: Parameters<typeof ordersOf>[0]) => newestFirst(ordersOf(answer))

function useRefreshAfterPayment() {
  const queryClient = useQueryClient()
  const { state, key } = useLocation()
  const isFromPayment = Boolean(state?.fromPaymentResult)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival refreshes anew
  useEffect(() => {
    if (isFromPayment) void queryClient.invalidateQueries({ queryKey: ordersQuery().queryKey })
  }, [queryClient, isFromPayment, key])
}
