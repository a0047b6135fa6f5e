import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../contract/client.ts'
import { builtIn, type LegalPage } from '../../domain/legal/versions.ts'
import { api as browserApi } from './browser.ts'

export type LegalVersion = { page: LegalPage; validFrom: string }

/** A legal text of the owner's own, which never changes once its day has come. */
export function legalQuery(params: LegalVersion, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['legal', params],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: params.validFrom !== builtIn,
    queryFn: async () => (await api('GET /legal/{page}/{validFrom}', { params })).body,
  })
}
