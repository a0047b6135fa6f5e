import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AsOf } from '../../contract/offline.ts'
import { toWorker } from './to-worker.ts'

/** How often it is tried whether the connection is back: browsers do not always notice by themselves. */
const tryAgainMs = 10_000

/** From when what the page shows is, while there is no connection; undefined while there is one. */
export function useKeptSince(): number | undefined {
  const queryClient = useQueryClient()
  const [since, setSince] = useState<number>()

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const onKept = (at: number) => setSince((known) => Math.min(at, known ?? at))
    const onMessage = ({ data }: MessageEvent<AsOf>) => onKept(data.at)
    const onOffline = () => onKept(Date.now())
    navigator.serviceWorker.addEventListener('message', onMessage)
    window.addEventListener('offline', onOffline)
    void toWorker({ type: 'how old' })
    if (!navigator.onLine) onOffline()
    return () => {
      navigator.serviceWorker.removeEventListener('message', onMessage)
      window.removeEventListener('offline', onOffline)
    }
  }, [])

  useEffect(() => {
    if (since === undefined) return
    const tryAgain = async () => {
      if (!(await isBack())) return
      await toWorker({ type: 'back' })
      setSince(undefined)
      await queryClient.invalidateQueries()
    }
    const timer = setInterval(tryAgain, tryAgainMs)
    window.addEventListener('online', tryAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [since, queryClient])
  return since
}

async function isBack(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
