import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { newestFirst } from '../../domain/orders/order-list.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { ordersQuery } from '../api/customer-queries.ts'
import { ordersOf } from './order-of.ts'

/** The navigation state of "View Orders" after a payment: the list that was loaded before is out of date. */
export const fromPaymentResult = { fromPaymentResult: true }

/** The customer's orders, newest first; fetched again after 5 minutes or on request. */
export function useOrders() {
  const texts = useTexts(orderTexts)
  const {
    data: orders,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...ordersQuery(),
    // The same function each time, so that the orders are mapped again only when they have changed.
    select: useCallback(
      (answer: Parameters<typeof ordersOf>[0]) => newestFirst(ordersOf(answer, texts)),
      [texts],
    ),
  })
  useRefreshAfterPayment()

  const refresh = async () => {
    const result = await refetch()
    // Without a list the page itself shows the failure.
    if (result.isError && result.data) toast.error(texts.notLoaded)
  }
  return { orders, isError, isFetching, refresh }
}

function useRefreshAfterPayment() {
  const queryClient = useQueryClient()
  const { state, key } = useLocation()
  const isFromPayment = Boolean(state?.fromPaymentResult)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival refreshes again
  useEffect(() => {
    if (isFromPayment) void queryClient.invalidateQueries({ queryKey: ordersQuery().queryKey })
  }, [queryClient, isFromPayment, key])
}
