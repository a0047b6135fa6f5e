import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancellationTexts } from '../../domain/texts/en/orders.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { askOnceMore } from '../api/ask-once-more.ts'
import { api } from '../api/browser.ts'
import { ordersQuery } from '../api/customer-queries.ts'
import { onPress } from '../api/on-press.ts'
import { failureText } from '../api/server-message.ts'

/** Cancels an order of the signed-in customer, and then shows it as it is. */
export function useCancellation(orderId: number, onEnd: () => void) {
  const texts = useTexts(cancellationTexts)
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...onPress,
    mutationFn: () =>
      askOnceMore(() =>
        api('PUT /orders/{orderId}/cancellation', { params: { orderId: String(orderId) } }),
      ),
    onSuccess: () => {
      toast.success(texts.done)
    },
    onError: (error) => {
      const text = failureText(error, texts.failed)
      if (text) toast.error(text)
    },
    // Also after a failure: the order may have left the store, or be cancelled although the response was lost.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ordersQuery().queryKey })
      onEnd()
    },
  })
  return { isSending: isPending, cancel: () => mutate() }
}
