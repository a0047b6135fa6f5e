import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { api, queryClient } from '../api/back-office-api.ts'
import { sessionQuery } from '../session/session-query.ts'

export type Setting = BackOfficeAnswer<'GET /admin/settings'>[number]

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await api('GET /admin/settings', {})).body,
})

/** A new version of the setting has another history. */
export const settingChangesQuery = ({ key, version }: Pick<Setting, 'key' | 'version'>) =>
  queryOptions({
    queryKey: ['setting changes', key, version],
    queryFn: async () => (await api('GET /admin/settings/{key}/changes', { params: { key } })).body,
  })

/** Saves a value, unless somebody else was faster. */
export async function saveSetting(
  { key, version }: Pick<Setting, 'key' | 'version'>,
  value: Setting['value'],
): Promise<void> {
  await api('PUT /admin/settings/{key}', { params: { key }, body: { value, version } })
  await queryClient.invalidateQueries(settingsQuery)
  // The session says which areas there are, and what the shop is called.
  await queryClient.invalidateQueries(sessionQuery)
}
