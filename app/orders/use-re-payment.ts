import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../contract/client.ts'
import { repaymentTexts } from '../../domain/texts/en/orders.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'
import { ordersQuery } from '../api/queries.ts'
import type { CustomerOrder } from './order-of.ts'
import { rePaymentRequest } from './re-payment-request.ts'

const key = ['re-payment']

export type RePayment = {
  pay: (order: CustomerOrder) => void
  /** The order being paid, until the browser has left for the gateway. */
  payingOrderId: number | undefined
}

/** Paying an unpaid order again, one at a time. */
export function useRePayment(): RePayment {
  const queryClient = useQueryClient()
  const { mutate, reset, variables, isPending, isSuccess } = useMutation({
    mutationKey: key,
    // Offline it fails and says so, instead of waiting for the line with a busy button.
    networkMode: 'always',
    mutationFn: startPayment,
    onMutate: () => {
      toast.info(repaymentTexts.processing)
    },
    onSuccess: (address) => {
      toast.info(repaymentTexts.redirecting)
      window.location.assign(address)
    },
    onError: (error) => {
      const text = refusalText(error)
      if (text) toast.error(text)
      // Whatever refused it, the list may be behind what the shop knows.
      void queryClient.invalidateQueries({ queryKey: ordersQuery().queryKey })
    },
  })

  useEffect(() => {
    // Coming back from the gateway by the back button may show this page as it was left.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [reset])

  return {
    pay: (order) => {
      // Asked of the cache: the second click of a double click still sees the button enabled.
      if (queryClient.isMutating({ mutationKey: key }) === 0) mutate(order)
    },
    payingOrderId: isPending || isSuccess ? variables?.orderId : undefined,
  }
}

/** The shop said no; its own words are the message. */
class Refused extends Error {}

/** Returns the gateway's address. */
async function startPayment(order: CustomerOrder): Promise<string> {
  const request = rePaymentRequest(order, Date.now())
  const { body } = await api('POST /orders/re_payment', { body: request })
  const isStarted = body.status === 'SUCCESS' && /^https?:/.test(body.data ?? '')
  if (!isStarted) throw new Refused(body.message || repaymentTexts.refused)
  return body.data
}

/** Nothing for a 401, which has already led to /login. */
function refusalText(error: unknown): string | undefined {
  if (error instanceof Refused) return error.message
  if (!(error instanceof ApiError)) return repaymentTexts.failed
  return error.status === 401 ? undefined : (error.serverMessage ?? repaymentTexts.refused)
}
