import { useQueryClient } from '@tanstack/react-query'
import type { Input } from '../../../contract/index.ts'
import { claimTexts } from '../../../domain/texts/en/claims.ts'
import { showData } from '../../../ui/show-data.ts'
import { useTexts } from '../../../ui/texts.ts'
import { toast } from '../../../ui/toasts.tsx'
import { useRequestKey } from '../../../ui/use-request-key.ts'
import { api } from '../../api/browser.ts'
import { claimsQuery } from '../../api/customer-queries.ts'
import { serverMessage } from '../../api/server-message.ts'

type Line = Input<'POST /claims'>['body']['lines'][number]

/** Claims a line of an order; returns why it failed, if it did. */
export function useClaim(orderId: number, onSent: () => void) {
  const texts = useTexts(claimTexts)
  const queryClient = useQueryClient()
  const { keyFor } = useRequestKey()

  return async (line: Line): Promise<string | undefined> => {
    const body = { orderId, lines: [line], requestKey: keyFor(line) }
    try {
      const answer = await api('POST /claims', { body })
      showData(queryClient, claimsQuery(orderId).queryKey, answer.body)
      toast.success(texts.sent)
      onSent()
      return undefined
    } catch (error) {
      return serverMessage(error) ?? texts.failed
    }
  }
}
