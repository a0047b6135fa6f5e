import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Order as ApiOrder } from '../../contract/index.ts'
import { paymentLooksMs, paymentRecheckMs } from '../../domain/limits.ts'
import { isToPay, shownStatus } from '../../domain/orders/status.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { cartKey, latestOrderQuery } from '../api/customer-queries.ts'
import { forgetChoices } from '../checkout/use-kept-choice.ts'
import { ordersOf } from '../orders/order-of.ts'

/** The customer's latest order and the state of its payment. */
export function usePaymentResult(userId: number) {
  const { orderFailed } = useTexts(paymentResultTexts)
  const names = useTexts(orderTexts)
  const queryClient = useQueryClient()
  const [isChecking, setChecking] = useState(false)
  const [wasRechecked, setRechecked] = useState(false)
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...latestOrderQuery(userId),
    // The same function each time, so that the order is mapped again only when it has changed.
    select: useCallback((answer: ApiOrder) => ordersOf([answer], names)[0], [names]),
    // Coming back to the window must not count as the automatic check.
    refetchOnWindowFocus: ({ state }) => wasRechecked && isPending(state.data),
    refetchOnReconnect: ({ state }) => wasRechecked && isPending(state.data),
  })
  // The cache may hold another order from an earlier visit to this page.
  const order = isFetchedAfterMount ? data : undefined
  const status = order ? shownStatus(order).toUpperCase() : undefined

  const check = useCallback(async () => {
    setChecking(true)
    const result = await refetch()
    setChecking(false)
    if (result.isError && result.data) toast.error(orderFailed)
  }, [refetch, orderFailed])

  const isAutoCheckDue = status === 'PENDING' && !wasRechecked
  useEffect(() => {
    if (!isAutoCheckDue) return
    const timer = setTimeout(async () => {
      await check()
      setRechecked(true)
    }, paymentRecheckMs)
    return () => clearTimeout(timer)
  }, [isAutoCheckDue, check])

  useQuietLooks({ isDue: status === 'PENDING' && wasRechecked, look: refetch })

  useEffect(() => {
    // The payment has removed the order's lines from the cart.
    if (status !== 'PAID') return
    void queryClient.invalidateQueries({ queryKey: cartKey })
    forgetChoices(userId)
  }, [status, queryClient, userId])

  return {
    isLoading: !isFetchedAfterMount,
    order,
    error: order ? null : error,
    isChecking,
    wasRechecked,
    check,
  }
}

function isPending(order: ApiOrder | undefined): boolean {
  return order ? isToPay(order) : false
}

/** Looks again a few times, ever more slowly, without a word: some payments are reported late. */
function useQuietLooks({ isDue, look }: { isDue: boolean; look: () => Promise<unknown> }) {
  const [looks, setLooks] = useState(0)
  const wait = isDue ? paymentLooksMs[looks] : undefined
  useEffect(() => {
    if (wait === undefined) return
    const timer = setTimeout(async () => {
      await look()
      setLooks((before) => before + 1)
    }, wait)
    return () => clearTimeout(timer)
  }, [wait, look])
}
