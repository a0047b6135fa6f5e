import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { href } from 'react-router'
import type { User } from '../../contract/index.ts'
import { keptUser, pagesCache, privateCacheOf, savesData } from '../../contract/offline.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import { userQuery } from '../api/customer-queries.ts'
import { readToken } from '../api/token.ts'
import { pageLanguage } from '../language/page-language.ts'
import { useSession } from '../shell/session.tsx'
import { toWorker } from './to-worker.ts'

/**
 * What the worker keeps of a customer goes when they sign out, when the session ends, and when somebody else signs in.
 * Without a connection the customer is who it was before.
 */
export function usePrivateData(): void {
  const queryClient = useQueryClient()
  const { status, user } = useSession()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    if (status === 'guest') void toWorker({ type: 'forget' })
    if (user) void keep(user)
    if (status === 'unreachable' || (status === 'loading' && !navigator.onLine))
      void recall(queryClient)
  }, [status, user, queryClient])
}

async function keep(user: User) {
  const account = String(user.id)
  await toWorker({ type: 'forget', except: account })
  // The session may have ended since.
  if (readToken() === null) return
  const cache = await caches.open(privateCacheOf(account))
  await cache.put(keptUser, Response.json(user))
  await keepCartPage()
}

/** The cart is loaded with every page, so that its page can be opened even if it never was. */
async function keepCartPage() {
  const page = pathInLanguage(href('/checkout'), pageLanguage())
  if (savesData(navigator) || (await caches.match(page, { cacheName: pagesCache }))) return
  await toWorker({ type: 'CACHE_URLS', payload: { urlsToCache: [page] } })
}

async function recall(queryClient: QueryClient) {
  const token = readToken()
  const { queryKey } = userQuery()
  if (token === null) return
  const user = await whoseToken(token)
  if (!user || queryClient.getQueryData(queryKey) || readToken() !== token) return
  queryClient.setQueryData(queryKey, user)
  // Asked again once there is a connection.
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** The customer of a token, as the worker knows it. */
async function whoseToken(token: string): Promise<User | undefined> {
  try {
    const kept = await fetch(keptUser, { headers: { Authorization: `Bearer ${token}` } })
    return kept.ok ? await kept.json() : undefined
  } catch {
    return undefined
  }
}
