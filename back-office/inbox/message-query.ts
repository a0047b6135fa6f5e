import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api } from '../api/back-office-api.ts'

/** Every list of messages and each message: an answer changes several of them. */
export const messagesKey = ['contact messages']

export type Talk = BackOfficeAnswer<'GET /admin/contact-messages/{messageId}'>

export function talkQuery(messageId: string) {
  const params = { messageId }
  return queryOptions({
    queryKey: [...messagesKey, 'one', messageId],
    queryFn: async () => (await api('GET /admin/contact-messages/{messageId}', { params })).body,
  })
}
