import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { isNotFound } from '../../contract/client.ts'
import { api, sessionKey } from '../api/back-office-api.ts'

export type Session = BackOfficeAnswer<'GET /admin/session'>

/** So that a session that has ended leaves nothing on the screen, and one lasts while somebody types. */
const askAgainMs = 60_000

/** Null when there is no session, or when it has ended. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  refetchInterval: ({ state }) => (state.data?.stage === 'OPEN' ? askAgainMs : false),
  // While somebody enrols, the recovery codes are on the screen until they have been kept.
  refetchOnWindowFocus: ({ state }) => state.data?.stage !== 'ENROLMENT',
  queryFn: async (): Promise<Session | null> => {
    try {
      return (await api('GET /admin/session', {})).body
    } catch (error) {
      if (isNotFound(error)) return null
      throw error
    }
  },
})
