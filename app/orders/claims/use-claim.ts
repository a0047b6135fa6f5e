import { useQueryClient } from '@tanstack/react-query'
import type { Input } from '../../../contract/index.ts'
import { claimTexts } from '../../../domain/texts/en/claims.ts'
import { showData } from '../../../ui/show-data.ts'
import { useTexts } from '../../../ui/texts.ts'
import { toast } from '../../../ui/toasts.tsx'
import type { useRequestKey } from '../../../ui/use-request-key.ts'
import { api } from '../../api/browser.ts'
import { claimsQuery } from '../../api/customer-queries.ts'
import { serverMessage } from '../../api/server-message.ts'

type Line = Input<'POST /claims'>['body']['lines'][number]

type Sending = { request: ReturnType<typeof useRequestKey>; onSent: () => void }

/** Claims a line of an order; returns why it failed, if it did. */
export function useClaim(orderId: number, { request, onSent }: Sending) {
  const texts = useTexts(claimTexts)
  const queryClient = useQueryClient()

  return async (line: Line): Promise<string | undefined> => {
    const requestKey = request.keyFor({ orderId, line })
    const body = { orderId, lines: [line], requestKey }
    try {
      const answer = await api('POST /claims', { body })
      request.forget()
      showData(queryClient, claimsQuery(orderId).queryKey, answer.body)
      toast.success(texts.sent)
      onSent()
      return undefined
    } catch (error) {
      // What was claimed in the meantime, as in another tab, may be why.
      void queryClient.invalidateQueries(claimsQuery(orderId))
      return serverMessage(error) ?? texts.failed
    }
  }
}
