import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { ApiError } from '../../contract/client.ts'
import { api, sessionKey } from '../api/back-office-api.ts'

export type Session = BackOfficeAnswer<'GET /admin/session'>

/** Null when there is no session, or when it has ended. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async (): Promise<Session | null> => {
    try {
      return (await api('GET /admin/session', {})).body
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  },
})
