import { queryOptions } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import type { TranslatedKind } from '../../domain/translations/translated-things.ts'
import { api, queryClient } from '../api/back-office-api.ts'

export type Thing = BackOfficeAnswer<'GET /admin/translations/{kind}/{id}'>
export type Translation = Thing['translations'][number]
export type Listed = BackOfficeAnswer<'GET /admin/translations'>['items'][number]

const countsKey = ['translation counts']

export const countsQuery = queryOptions({
  queryKey: countsKey,
  queryFn: async () => (await api('GET /admin/translation-counts', {})).body,
})

/** Fetched when the page opens and never refetched by itself, which would overwrite what is being typed. */
export const thingQuery = (kind: TranslatedKind, id: string) =>
  queryOptions({
    queryKey: ['translations of', kind, id],
    queryFn: async () =>
      (await api('GET /admin/translations/{kind}/{id}', { params: { kind, id } })).body,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Shows the English of today without touching what is being typed. */
export async function showEnglish({ kind, id }: Thing): Promise<void> {
  const params = { kind, id: String(id) }
  const { english, englishDigest } = (await api('GET /admin/translations/{kind}/{id}', { params }))
    .body
  queryClient.setQueryData(
    thingQuery(kind, params.id).queryKey,
    (thing) => thing && { ...thing, english, englishDigest },
  )
}

/** Shows a translation as a call has returned it, and refetches the lists. */
export function showTranslation({ kind, id }: Thing, shown: Translation): void {
  queryClient.setQueryData(thingQuery(kind, String(id)).queryKey, (thing) =>
    thing
      ? {
          ...thing,
          translations: thing.translations.map((each) =>
            each.language === shown.language ? shown : each,
          ),
        }
      : thing,
  )
  void queryClient.invalidateQueries({ queryKey: ['translations'] })
  void queryClient.invalidateQueries({ queryKey: countsKey })
}
