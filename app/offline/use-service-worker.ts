import { useEffect, useRef } from 'react'
import { useHref, useLocation } from 'react-router'
import { savesData, workerAddress } from '../../contract/offline.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import { pageLanguage } from '../language/page-language.ts'
import { toWorker } from './to-worker.ts'

/** Installs the service worker, and has it keep the pages to which a customer goes within the shop. */
export function useServiceWorker(): void {
  useEffect(() => {
    // Development has no built worker, and browsers allow none without https.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    nameManifestOfLanguage()
    const isFirst = !navigator.serviceWorker.controller
    navigator.serviceWorker.register(workerAddress).then(
      () => {
        if (isFirst) void keep(filesOfPage())
      },
      () => {
        // The line broke, or the browser allows none: the shop works as it does everywhere else.
      },
    )
  }, [])
  useKeptPages()
}

/** The worker sees pages that the browser loads; of one that the shop's script shows it sees the data only. */
function useKeptPages() {
  const { pathname, search } = useLocation()
  const address = useHref(pathname + search)
  const loaded = useRef(address)
  useEffect(() => {
    if (address === loaded.current || savesData(navigator)) return
    loaded.current = address
    void keep([address])
  }, [address])
}

async function keep(urls: string[]) {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await toWorker({ type: 'CACHE_URLS', payload: { urlsToCache: urls } })
}

/** What the page has loaded before there was a worker: itself, its files and pictures. */
function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const ofShop = loaded.filter((url) => /^\/(?!api\/)/.test(pathWithin(url)))
  const textsOfLanguage = savesData(navigator) ? [] : importedInstead()
  return [location.href, pathInLanguage('/', pageLanguage()), ...ofShop, ...textsOfLanguage]
}

/** The path of a URL of the shop; empty for others. */
function pathWithin(url: string): string {
  return url.startsWith(location.origin) ? url.slice(location.origin.length) : ''
}

/** All texts of a language other than English. Those of English belong to the files that the worker fetches by itself. */
function importedInstead(): string[] {
  const map = document.querySelector('script[type="importmap"]')?.textContent
  return map ? Object.values(JSON.parse(map).imports) : []
}

/** The installed shop opens in the language in which it was installed. */
function nameManifestOfLanguage() {
  const language = pageLanguage()
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (link && language !== 'en') link.href = `/manifest.webmanifest?language=${language}`
}
