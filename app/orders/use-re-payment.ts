import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, isOkOrCreated } from '../../contract/client.ts'
import { repaymentTexts } from '../../domain/texts/en/orders.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/browser.ts'
import { ordersQuery } from '../api/customer-queries.ts'
import { onPress } from '../api/on-press.ts'
import { failureText } from '../api/server-message.ts'
import type { CustomerOrder } from './order-of.ts'
import { rePaymentRequest } from './re-payment-request.ts'
import { useStay } from './use-stay.ts'

const key = ['re-payment']

export type RePayment = {
  pay: (order: CustomerOrder) => void
  /** The order being paid, until the browser has left for the gateway. */
  payingOrderId: number | undefined
}

/** Paying an unpaid order again, one at a time. */
export function useRePayment(): RePayment {
  const texts = useTexts(repaymentTexts)
  const queryClient = useQueryClient()
  const { mutate, reset, variables, isPending, isSuccess } = useMutation({
    mutationKey: key,
    ...onPress,
    mutationFn: (order: CustomerOrder) => startPayment(order, texts),
    onMutate: () => {
      toast.info(texts.processing)
    },
    onSuccess: (address) => {
      toast.info(texts.redirecting)
      window.location.assign(address)
    },
    onError: (error) => {
      const text = refusalText(error, texts)
      if (text) toast.error(text)
      // The list may be out of date, which may be why.
      void queryClient.invalidateQueries({ queryKey: ordersQuery().queryKey })
    },
  })

  useStay((reason) => {
    if (isSuccess) reset()
    // It may have been paid.
    if (reason === 'back') void queryClient.invalidateQueries({ queryKey: ordersQuery().queryKey })
  })

  return {
    pay: (order) => {
      // The cache knows: at the second click of a double click the button is still enabled.
      if (queryClient.isMutating({ mutationKey: key }) === 0) mutate(order)
    },
    payingOrderId: isPending || isSuccess ? variables?.orderId : undefined,
  }
}

/** The shop refused; its message is shown. */
class Refused extends Error {}

/** Returns the gateway's URL. */
async function startPayment(
  order: CustomerOrder,
  { refused }: Texts['repaymentTexts'],
): Promise<string> {
  const request = rePaymentRequest(order, Date.now())
  const { status, body } = await api('POST /orders/re_payment', { body: request })
  const isStarted =
    isOkOrCreated(status) && body.status === 'SUCCESS' && /^https?:/.test(body.data ?? '')
  if (!isStarted) throw new Refused(body.message || refused)
  return body.data
}

/** Undefined for a 401, which has already led to /login. */
function refusalText(error: unknown, texts: Texts['repaymentTexts']): string | undefined {
  if (error instanceof Refused) return error.message
  return failureText(error, error instanceof ApiError ? texts.refused : texts.failed)
}
