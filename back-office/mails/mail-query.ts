import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api } from '../api/back-office-api.ts'
import type { ListQuery } from '../ui/use-list-address.ts'

export type ListedMail = BackOfficeAnswer<'GET /admin/mails'>['items'][number]
export type OfficeMail = BackOfficeAnswer<'GET /admin/mails/{mailId}'>

/** Every list of mails and each mail. */
export const mailsKey = ['mails']

export function mailsQuery(query: ListQuery) {
  return queryOptions({
    queryKey: [...mailsKey, 'list', query],
    queryFn: async () => (await api('GET /admin/mails', { query })).body,
  })
}

export function mailQuery(mailId: string) {
  return queryOptions({
    queryKey: [...mailsKey, 'one', mailId],
    queryFn: async () => (await api('GET /admin/mails/{mailId}', { params: { mailId } })).body,
  })
}
